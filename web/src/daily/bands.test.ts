import { expect, test } from 'vitest';
import { bandOf, bandOfShare, drawn } from './bands';

test('a band ends below its next multiple of twenty', () => {
  expect([0, 19, 20, 39, 40, 59, 60, 79, 80, 212].map(bandOf)).toEqual([
    'red',
    'red',
    'orange',
    'orange',
    'yellow',
    'yellow',
    'green',
    'green',
    'blue',
    'blue',
  ]);
});

test('a turn of a result is colored by its share of the best play', () => {
  expect([0, 19, 20, 45, 79, 80, 100].map(bandOfShare)).toEqual([
    'red',
    'red',
    'orange',
    'yellow',
    'green',
    'blue',
    'blue',
  ]);
});

test('the squares of a text to share are found, and nothing else is changed', () => {
  expect(drawn('a 🟥🟦 9')).toEqual(['a', ' ', 'red', 'blue', ' ', '9']);
});
