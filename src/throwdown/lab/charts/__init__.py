"""Results as charts, one file for each command that draws one."""
