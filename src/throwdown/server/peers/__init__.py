"""Several servers over one PostgreSQL: the lease of this one, who else is alive, and how a server is addressed."""
