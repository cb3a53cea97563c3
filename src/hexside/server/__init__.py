"""The local server: games over HTTP and WebSocket, and the built client."""
