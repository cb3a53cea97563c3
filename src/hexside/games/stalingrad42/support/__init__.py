"""9.3, 9.4, 11.3, 18.2 to 18.5 Support of a combat: air units and artillery."""
