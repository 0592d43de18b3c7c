"""Everything that goes over the wire, as types, and what is generated from them."""
