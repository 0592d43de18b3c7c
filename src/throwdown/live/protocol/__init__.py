"""Every message of a table as a type. TypeScript and the catalogue are generated from it."""
