"""What the host of a server can choose and see: settings, limits, metrics, logs."""
