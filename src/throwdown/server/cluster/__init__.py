"""Several servers as one: who owns a table, and the inner connections over which they pass things on."""
