"""What people prove themselves with: recovery codes, passwords, passkeys, an account elsewhere, links of the host."""
