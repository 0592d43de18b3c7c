"""HTTP and sockets: the application, its routes, and the guards in front."""
