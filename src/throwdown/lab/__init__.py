"""Mass simulation and studies."""
