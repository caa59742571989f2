import { expect, test } from 'vitest';
import { fullDate, isDate, isMonth, longDate, monthName, shiftMonth, weekdays, weeksOf } from './dates';

test('a date is shown as it is named, wherever the reader lives', () => {
  expect(longDate('2026-03-29')).toBe('29 March 2026');
  expect(fullDate('2026-11-16')).toBe('Monday, 16 November 2026');
  expect(monthName('2026-10')).toBe('October 2026');
});

test('only dates that exist are dates', () => {
  expect(['2026-11-16', '2028-02-29'].every(isDate)).toBe(true);
  expect(['2026-02-29', '2026-13-01', 'archive', '2026-1-1', ''].some(isDate)).toBe(false);
  expect([isMonth('2026-12'), isMonth('2026-13')]).toEqual([true, false]);
});

test('months follow one another over the turn of the year', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  expect(shiftMonth('2026-05', 0)).toBe('2026-05');
});

test('a month has all its days, each under its weekday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[3]![0]).toBe('2026-11-16');
  expect(weeksOf('2028-02').flat()).toContain('2028-02-29');
});

test('the week begins on Monday', () => {
  expect(weekdays()[0]).toEqual({ long: 'Monday', short: 'Mon' });
  expect(weekdays()[6]!.long).toBe('Sunday');
});
