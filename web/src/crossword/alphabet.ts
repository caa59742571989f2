import type { Variant } from '../api/catalogue';

/** The tiles of a variant. */
export type Letters = Variant['letters'];

/** A letter on a square; `blank` when a blank stands for it. */
export interface Letter {
  letter: string;
  blank: boolean;
}

const tile = /\[([^\]]*)\]|\P{M}\p{M}*/gu;
const plain = /^[A-Za-z.?]*$/;

/** The tiles of a row or a rack as the contract writes them: `A[CH]?` has `A`, `CH` and `?`. */
export function faces(text: string): string[] {
  return plain.test(text) ? [...text] : Array.from(text.matchAll(tile), ([whole, inner]) => inner ?? whole);
}

/** A tile as the contract writes it: one of several characters is in brackets. */
export function shown(face: string): string {
  return face.length === 1 ? face : `[${face}]`;
}

/** What a tile on a board is. Without the variant's letters, small letters are blanks. */
export function letterOf(face: string, letters?: Letters): Letter {
  for (const { letter, lower } of letters ?? []) {
    if (letter === face) return { letter, blank: false };
    if (lower === face) return { letter, blank: true };
  }
  const letter = face.toUpperCase();
  return { letter, blank: face !== letter };
}

/** How boards show a blank that stands for a letter. */
export function lowerOf(letter: string, letters?: Letters): string {
  return letters?.find((one) => one.letter === letter)?.lower ?? letter.toLowerCase();
}

/** A typed letter as its tile shows it; in Turkish the capital of i is İ. */
export function upperOf(typed: string, letters?: Letters): string {
  const text = typed.normalize('NFC');
  const same = letters?.find((one) => one.letter === text) ?? letters?.find((one) => one.lower === text);
  return same?.letter ?? text.toUpperCase();
}

/** The letters that one types for a tile: `LL` for `L·L`. */
export function spelling(face: string): string {
  return face.replace(/[·'’]/g, '');
}

/**
 * Tiles typed as letters: `cho?` has `CH`, `O` and a blank where there is a tile `CH`. Brackets keep letters apart. With a
 * rack, a tile of several letters is meant only if the rack has it.
 */
export function typedTiles(text: string, letters: Letters = [], held?: readonly string[]): string[] {
  const left = held && [...held];
  const found: string[] = [];
  const take = (face: string) => {
    const at = left?.indexOf(face) ?? -1;
    if (at >= 0) left!.splice(at, 1);
    found.push(face);
  };
  const isMeant = (face: string) =>
    letters.some((one) => one.letter === face) && (!left || left.includes(face));
  let rest = text.normalize('NFC').replace(/\s+/g, '');
  while (rest) {
    const [first = rest] = rest.match(tile) ?? [];
    const long = [4, 3, 2]
      .map((length) => rest.slice(0, length))
      .find((part) => part.length > 1 && !first.startsWith('[') && isMeant(upperOf(part, letters)));
    const part = long ?? first;
    take(upperOf(part.endsWith(']') ? part.slice(1, -1) : part, letters));
    rest = rest.slice(part.length);
  }
  return found;
}

/** Tiles in a sentence: `CH, A, blank` without brackets. */
export function spoken(text: string): string {
  return text.replace(/[[\]]/g, '');
}
