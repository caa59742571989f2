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
