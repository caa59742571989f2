import { strings } from '../strings';

/**
 * Dates here are texts such as `2026-11-16`, as the server names its puzzles. They are shown and sorted into months, always in
 * UTC; nothing is ever added to one of them, because days are not all equally long where people live.
 */
const moment = (date: string) => new Date(`${date}T00:00:00Z`);

function show(date: string, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(strings.locale, { ...how, timeZone: 'UTC' }).format(moment(date));
}

/** `16 November 2026`. */
export function longDate(date: string): string {
  return show(date, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `Monday, 16 November 2026`. */
export function fullDate(date: string): string {
  return show(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** A moment as the reader's clock shows it: `17 November at 13:00 CET`. */
export function localTime(moment: string): string {
  const how: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  };
  return new Intl.DateTimeFormat(strings.locale, how).format(new Date(moment));
}

/** `November 2026` for `2026-11`. */
export function monthName(month: string): string {
  return show(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** The month that a date is in. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** Whether a text is a date that exists. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = moment(text).getTime();
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a text is a month that exists. */
export function isMonth(text: string): boolean {
  return isDate(`${text}-01`);
}

/** The month so many months later. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + by;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The weeks of a month, from Monday; null where a day belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = (moment(`${month}-01`).getUTCDay() + 6) % 7;
  const cells: (string | null)[] = Array.from({ length: before }, () => null);
  for (let day = 1; day <= days; day++) cells.push(`${month}-${String(day).padStart(2, '0')}`);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The names of the days from Monday, long and short. */
export function weekdays(): { long: string; short: string }[] {
  // A week that begins on a Monday; any would do.
  return Array.from({ length: 7 }, (_, index) => {
    const date = `2026-06-0${index + 1}`;
    return { long: show(date, { weekday: 'long' }), short: show(date, { weekday: 'short' }) };
  });
}
