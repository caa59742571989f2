import { expect, test } from 'vitest';
import { equityText, spreadText, valueText } from './values';

test('estimates have one decimal while they are small', () => {
  expect([1.53, -0.25, 9.96, -23.4].map((value) => valueText(value, false))).toEqual([
    '+1.5',
    '−0.3',
    '+10',
    '−23',
  ]);
});

test('final results are whole discs', () => {
  expect([4, -64, 0].map((value) => valueText(value, true))).toEqual(['+4', '−64', '0']);
});

test('nothing has no sign', () => {
  expect([0, 0.04, -0.04].map((value) => valueText(value, false))).toEqual(['0.0', '0.0', '0.0']);
});

test('equities have one decimal and a proper minus sign', () => {
  expect([79.2, 84, -3, -12.25, 0, -0.04].map(equityText)).toEqual([
    '79.2',
    '84.0',
    '−3.0',
    '−12.3',
    '0.0',
    '0.0',
  ]);
});

test('changes of the spread have a sign and a proper minus', () => {
  expect([23, 0, -7].map(spreadText)).toEqual(['+23', '0', '−7']);
});
