"""Games of two for PettingZoo: start with :func:`quoin.pettingzoo.othello_v0.env`."""
