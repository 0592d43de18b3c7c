"""What takes long to compute runs in worker processes: throws, decisions of bots, advice, analysis."""
