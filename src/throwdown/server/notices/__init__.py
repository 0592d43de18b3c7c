"""Notices to people who are not there: what they say, where they may be sent, and how."""
