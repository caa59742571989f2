import type { Variant } from '../api/catalogue';
import type { Schemas } from '../api/client';
import { faces, letterOf, lowerOf, shown, type Letter, type Letters } from './alphabet';

export type { Letter } from './alphabet';

/** A square; rows and columns count from 1, as in the contract. */
export interface Square {
  row: number;
  column: number;
}

export type Tile = Schemas['Tile'];

/** What a square multiplies: `kind` is also its class in style sheets, `text` what stands on it. */
export interface Premium {
  factor: number;
  of: 'letter' | 'word';
  kind: string;
  text: string;
}

const names: Record<number, string> = { 2: 'double', 3: 'triple', 4: 'quadruple' };

/** Every square, row by row. */
export function squaresOf(size: { rows: number; columns: number }): Square[] {
  return Array.from({ length: size.rows * size.columns }, (_, index) => ({
    row: Math.floor(index / size.columns) + 1,
    column: (index % size.columns) + 1,
  }));
}

/** What the square multiplies, or null for a plain one. */
export function premiumAt(variant: Variant, row: number, column: number): Premium | null {
  const text = variant.squares[row - 1]?.slice((column - 1) * 2, column * 2) ?? '..';
  const word = Number.parseInt(text[0] ?? '', 10) || 1;
  const letter = Number.parseInt(text[1] ?? '', 10) || 1;
  if (word > 1) return premium(word, 'word');
  return letter > 1 ? premium(letter, 'letter') : null;
}

function premium(factor: number, of: 'letter' | 'word'): Premium {
  return {
    factor,
    of,
    kind: `${names[Math.min(factor, 4)]}-${of}`,
    text: `${factor}${of === 'word' ? 'W' : 'L'}`,
  };
}

/** The tile on a square of a board as the contract writes it, or null. The letters of the variant tell blanks apart. */
export function tileAt(
  board: readonly string[],
  row: number,
  column: number,
  letters?: Letters,
): Letter | null {
  const face = faces(board[row - 1] ?? '')[column - 1] ?? '.';
  return face === '.' ? null : letterOf(face, letters);
}

/** Columns as letters: A, B … Z, AA. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + ((column - 1) % 26));
  return column > 26 ? columnName(Math.floor((column - 1) / 26)) + letter : letter;
}

/** A square's name; the row first when a play through it runs across. */
export function squareName(square: Square, direction: 'across' | 'down' = 'across'): string {
  const column = columnName(square.column);
  return direction === 'across' ? `${square.row}${column}` : `${column}${square.row}`;
}

export function sameSquare(one: Square, other: Square): boolean {
  return one.row === other.row && one.column === other.column;
}

/** What a tile is worth in a variant; a blank nothing. */
export function valueOf(variant: Variant, tile: Letter): number {
  if (tile.blank || tile.letter === '?') return 0;
  return variant.letters.find((one) => one.letter === tile.letter)?.value ?? 0;
}

/** A board with more tiles on it. */
export function withTiles(board: readonly string[], tiles: readonly Tile[], letters?: Letters): string[] {
  const rows = board.map(faces);
  for (const { row, column, letter, blank } of tiles) {
    const line = rows[row - 1];
    if (line) line[column - 1] = blank ? lowerOf(letter, letters) : letter;
  }
  return rows.map((row) => row.map(shown).join(''));
}
