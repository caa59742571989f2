import type { Schemas } from '../api/client';
import type { Letters } from './alphabet';
import { withTiles, type Square } from './squares';

export type Crossword = Schemas['Crossword'];
export type Turn = Schemas['CrosswordTurn'];

/** A game as it stood after so many moves. */
export interface Moment {
  board: string[];
  scores: number[];
  /** The squares of the move that led here. */
  marked: Square[];
}

/** The game after its first `turn` moves; all of them, and the end's adjustments, when there are no more. */
export function momentOf(game: Crossword, turn: number, letters?: Letters): Moment {
  const moves = game.moves.slice(0, turn);
  const marked = moves.at(-1)?.tiles ?? [];
  if (turn >= game.moves.length) return { board: game.board, scores: game.scores, marked };
  const board = moves.reduce((now, move) => withTiles(now, move.tiles ?? [], letters), game.start);
  const scores = game.scores.map((_, seat) => moves.findLast((move) => move.seat === seat)?.total ?? 0);
  return { board, scores, marked };
}

/** How many turns in a row have scored nothing. */
export function scorelessRun(game: Crossword): number {
  const last = game.moves.findLastIndex((move) => move.score !== 0);
  return game.moves.length - 1 - last;
}

/** The racks that everybody may see, by seat: what was left at the end, and those of two computers. */
export function racksShown(game: Crossword): readonly string[] {
  if (game.result?.racks) return game.result.racks;
  return game.players.every((player) => player.rack !== undefined)
    ? game.players.map((player) => player.rack ?? '')
    : [];
}

/** A move as text; notations shorten an exchange. */
export function spelledOut(move: string): string {
  return move.replace(/^exch\b/, 'exchange');
}

/** The last move that put tiles on the board, which stays marked while others pass. */
export function lastPlay(game: Crossword): Square[] {
  return game.moves.at(-1)?.tiles ?? [];
}

/** How many of the unseen tiles are vowels, consonants, blanks. */
export function countUnseen(
  unseen: readonly { letter: string; count: number }[],
  letters: readonly { letter: string; vowel?: boolean }[],
): { tiles: number; vowels: number; consonants: number; blanks: number } {
  const counts = { tiles: 0, vowels: 0, consonants: 0, blanks: 0 };
  for (const { letter, count } of unseen) {
    counts.tiles += count;
    if (letter === '?') counts.blanks += count;
    else if (letters.find((one) => one.letter === letter)?.vowel) counts.vowels += count;
    else counts.consonants += count;
  }
  return counts;
}
