"""What whoever hosts a server can choose and see: settings, limits, metrics, logs."""
