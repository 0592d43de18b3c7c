"""Several servers as one."""
