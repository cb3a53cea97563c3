"""9.3, 9.4, 11.3, 18.2 to 18.5, 26, 28 Support of a combat: air, artillery, offensives, leaders."""
