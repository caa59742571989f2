"""Search for games of two players: :mod:`quoin.search.mcts`."""
