import type { Variant } from '../api/catalogue';

/** A small variant for tests: 5×5, five tiles. */
export const small: Variant = {
  name: 'small',
  title: 'Small',
  rows: 5,
  columns: 5,
  rackSize: 5,
  bonus: 10,
  squares: ['3.......3.', '...2...2..', '....2.....', '...2...2..', '3.......3.'],
  start: { row: 3, column: 3 },
  letters: [
    { letter: 'A', value: 1, count: 3, vowel: true },
    { letter: 'C', value: 3, count: 2 },
    { letter: 'E', value: 1, count: 3, vowel: true },
    { letter: 'Q', value: 10, count: 1 },
    { letter: 'S', value: 1, count: 2 },
    { letter: 'T', value: 1, count: 3 },
    { letter: '?', value: 0, count: 2 },
  ],
  bagSize: 16,
  exchangeMinimum: 5,
  scorelessTurns: 4,
};

/** The same board with tiles of several letters. */
export const digraphs: Variant = {
  ...small,
  name: 'digraphs',
  title: 'Digraphs',
  letters: [
    { letter: 'A', value: 1, count: 3, vowel: true, lower: 'a' },
    { letter: 'C', value: 3, count: 2, lower: 'c' },
    { letter: 'CH', value: 5, count: 2, lower: 'ch' },
    { letter: 'H', value: 4, count: 2, lower: 'h' },
    { letter: 'L', value: 1, count: 2, lower: 'l' },
    { letter: 'L·L', value: 8, count: 1, lower: 'l·l' },
    { letter: 'O', value: 1, count: 2, vowel: true, lower: 'o' },
    { letter: 'QU', value: 8, count: 1, lower: 'qu' },
    { letter: '?', value: 0, count: 2 },
  ],
};

/** The Turkish letters I, and a letter without case. */
export const turkish: Variant = {
  ...small,
  name: 'turkish',
  title: 'Turkish',
  letters: [
    { letter: 'A', value: 1, count: 3, vowel: true, lower: 'a' },
    { letter: 'I', value: 2, count: 4, vowel: true, lower: 'ı' },
    { letter: 'İ', value: 1, count: 7, vowel: true, lower: 'i' },
    { letter: 'א', value: 1, count: 1, lower: "א'" },
    { letter: '?', value: 0, count: 2 },
  ],
};
