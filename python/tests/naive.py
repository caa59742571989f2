"""Othello as slowly and plainly as can be, to compare with."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Board = NDArray[np.uint8]
DIRECTIONS = [(dr, dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if (dr, dc) != (0, 0)]


def start() -> Board:
    board = np.zeros((8, 8), np.uint8)
    board[3, 3] = board[4, 4] = 2
    board[3, 4] = board[4, 3] = 1
    return board


def flips(board: Board, player: int, action: int) -> list[tuple[int, int]]:
    """The squares that a move would turn; none when it is illegal."""
    row, column = divmod(action, 8)
    if board[row, column]:
        return []
    own, other = player + 1, 2 - player
    turned: list[tuple[int, int]] = []
    for dr, dc in DIRECTIONS:
        run = []
        r, c = row + dr, column + dc
        while 0 <= r < 8 and 0 <= c < 8 and board[r, c] == other:
            run.append((r, c))
            r, c = r + dr, c + dc
        if run and 0 <= r < 8 and 0 <= c < 8 and board[r, c] == own:
            turned += run
    return turned


def legal(board: Board, player: int) -> NDArray[np.bool_]:
    return np.array([bool(flips(board, player, action)) for action in range(64)])


def play(board: Board, player: int, action: int) -> tuple[Board, int]:
    """The board after a legal move, and who moves next; whoever has no move passes."""
    after = board.copy()
    for row, column in [*flips(board, player, action), divmod(action, 8)]:
        after[row, column] = player + 1
    return after, 1 - player if legal(after, 1 - player).any() else player


def is_over(board: Board) -> bool:
    return not legal(board, 0).any() and not legal(board, 1).any()
