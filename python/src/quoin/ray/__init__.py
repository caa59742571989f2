"""Tournaments and self-play on Ray: ``python -m quoin.ray arena greedy random``; needs the extra ``ray``."""
