"""Search for two-player games: :mod:`quoin.search.mcts`."""
