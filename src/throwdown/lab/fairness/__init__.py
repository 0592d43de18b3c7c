"""The public report on fair dice."""
