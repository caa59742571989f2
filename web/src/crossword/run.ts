import { tileAt, type Square } from './squares';

/** Squares in a line, from the first on. */
export interface Run extends Square {
  direction: 'across' | 'down';
  length: number;
}

/**
 * The word that tiles on their way make together with those on the board: the whole run through them, or null when they do
 * not stand in one run of at least two. A single tile has the longer of its two runs, across when both are as long.
 */
export function wordThrough(board: readonly string[], tiles: readonly Square[]): Run | null {
  const [first] = tiles;
  if (!first) return null;
  const taken = (row: number, column: number) =>
    tiles.some((tile) => tile.row === row && tile.column === column) || tileAt(board, row, column) !== null;
  const across = run(first, 'across', taken);
  const down = run(first, 'down', taken);
  const longest = down.length > across.length ? down : across;
  const word =
    tiles.length === 1 ? longest : [across, down].find((one) => tiles.every((tile) => holds(one, tile)));
  return word && word.length > 1 ? word : null;
}

function run(
  from: Square,
  direction: Run['direction'],
  taken: (row: number, column: number) => boolean,
): Run {
  const [rows, columns] = direction === 'across' ? [0, 1] : [1, 0];
  let before = 0;
  while (taken(from.row - rows * (before + 1), from.column - columns * (before + 1))) before++;
  let after = 0;
  while (taken(from.row + rows * (after + 1), from.column + columns * (after + 1))) after++;
  return {
    row: from.row - rows * before,
    column: from.column - columns * before,
    direction,
    length: before + 1 + after,
  };
}

function holds(one: Run, { row, column }: Square): boolean {
  return one.direction === 'across'
    ? row === one.row && column >= one.column && column < one.column + one.length
    : column === one.column && row >= one.row && row < one.row + one.length;
}
