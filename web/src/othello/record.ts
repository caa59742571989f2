import type { Schemas } from '../api/client';

export type OthelloGame = Schemas['Othello'];
export type Colour = 'black' | 'white';

/** A legal move and what it would flip. */
export type LegalMove = OthelloGame['legal'][number];

/** A game as it stood after so many moves. */
export interface OthelloMoment {
  board: string;
  black: number;
  white: number;
  /** The square of the move that led here, or null after a pass and at the start. */
  last: string | null;
}

/** Where a square such as `d3` is in the 64 characters of a board. */
export function indexOf(square: string): number {
  return (Number(square[1]) - 1) * 8 + square.toLowerCase().charCodeAt(0) - 97;
}

/** The name of a square by its place in a board. */
export function squareAt(index: number): string {
  return String.fromCharCode(97 + (index % 8)) + (Math.floor(index / 8) + 1);
}

/** The board after a move; a pass leaves it as it is. */
export function afterMove(
  board: string,
  move: { colour: Colour; move: string; flips: readonly string[] },
): string {
  if (move.move === 'pass') return board;
  const squares = [...board];
  for (const square of [move.move, ...move.flips])
    squares[indexOf(square)] = move.colour === 'black' ? 'X' : 'O';
  return squares.join('');
}

/** The game after its first `turn` moves. */
export function momentOf(game: OthelloGame, turn: number): OthelloMoment {
  const moves = game.moves.slice(0, turn);
  const board = moves.reduce(afterMove, game.start);
  const last = moves.at(-1)?.move ?? null;
  return { board, black: count(board, 'X'), white: count(board, 'O'), last: last === 'pass' ? null : last };
}

function count(board: string, disc: string): number {
  return [...board].filter((one) => one === disc).length;
}
