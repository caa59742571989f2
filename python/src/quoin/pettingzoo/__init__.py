"""Two-player games for PettingZoo: start with :func:`quoin.pettingzoo.othello_v0.env`."""
