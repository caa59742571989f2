import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Desk, type Preview } from './desk.svelte';
import type { Tile } from './squares';

const empty = ['.....', '.....', '.....', '.....', '.....'];
const start = { row: 3, column: 3 };

let asked: Tile[][];
let answer: (tiles: Tile[]) => Promise<Preview>;
let played: number;
let desk: Desk;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  played = 0;
  answer = async (tiles) => ({ legal: true, score: tiles.length });
  desk = new Desk((tiles) => {
    asked.push(tiles);
    return answer(tiles);
  });
  desk.follow(empty, 'CATS?');
});

afterEach(() => vi.useRealTimers());

function press(key: string, more: Partial<KeyboardEvent> = {}): boolean {
  const event = {
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  } as KeyboardEvent;
  return desk.key(event, { start, play: () => played++ });
}

const letters = () =>
  desk.placement.tiles.map((tile) => (tile.blank ? tile.letter.toLowerCase() : tile.letter)).join('');

describe('keys', () => {
  test('on an empty board typing begins at the start square', () => {
    for (const key of 'cat') press(key);
    expect(letters()).toBe('CAT');
    expect(desk.placement.tiles[0]).toMatchObject(start);
  });

  test('Caps Lock does not spend a blank', () => {
    press('C');
    press('A');
    expect(letters()).toBe('CA');
  });

  test('Shift plays the blank, with Caps Lock too', () => {
    press('c', { shiftKey: true });
    expect(letters()).toBe('c');
  });

  test('a letter that is not there is refused with its name', () => {
    press('c', { shiftKey: true });
    press('q');
    expect(desk.problem).toContain('no Q');
    press('x', { shiftKey: true });
    expect(desk.problem).toContain('no blank');
  });

  test('arrow keys belong to the board only while there is an arrow', () => {
    expect(press('ArrowLeft')).toBe(false);
    desk.pick({ row: 2, column: 2 });
    expect(press('ArrowLeft')).toBe(true);
    expect(desk.placement.cursor).toMatchObject({ row: 2, column: 1 });
  });

  test('Escape recalls the tiles, then puts the arrow away, then is left to others', () => {
    press('c');
    expect(press('Escape')).toBe(true);
    expect(letters()).toBe('');
    expect(press('Escape')).toBe(true);
    expect(desk.placement.cursor).toBeNull();
    expect(press('Escape')).toBe(false);
  });

  test('Enter plays; with a tile in the hand it puts it down', () => {
    desk.pick({ row: 2, column: 2 });
    desk.lift(1);
    press('Enter');
    expect([played, letters()]).toEqual([0, 'C']);
    press('Enter');
    expect(played).toBe(1);
  });

  test('the arrow stays when the game moves on, so that typing does too', () => {
    desk.pick({ row: 3, column: 1 });
    desk.pick({ row: 3, column: 1 });
    for (const key of 'cat') press(key);
    desk.follow(['.....', '.....', 'C....', 'A....', 'T....'], 'S?AEI');
    expect(desk.placement.cursor).toEqual({ row: 5, column: 1, direction: 'down' });
    press('ArrowUp');
    press('ArrowRight');
    press('e');
    expect(desk.placement.tiles).toMatchObject([{ row: 4, column: 2, letter: 'E' }]);
  });

  test('Space brings an arrow where there is none', () => {
    expect(press(' ')).toBe(true);
    expect(desk.placement.cursor).toEqual({ ...start, direction: 'across' });
    press(' ');
    expect(desk.placement.cursor?.direction).toBe('down');
  });

  test('browser shortcuts are left alone', () => {
    expect(press('c', { ctrlKey: true })).toBe(false);
    expect(letters()).toBe('');
  });
});

describe('the verdict', () => {
  test('is asked for once after a pause in typing', async () => {
    for (const key of 'cat') press(key);
    expect(asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(1);
    expect(desk.verdict).toEqual({ legal: true, score: 3 });
  });

  test('of an earlier play never overwrites that of a later one', async () => {
    const waiting: ((preview: Preview) => void)[] = [];
    answer = () => new Promise((resolve) => waiting.push(resolve));
    press('c');
    await vi.advanceTimersByTimeAsync(200);
    press('a');
    await vi.advanceTimersByTimeAsync(200);
    waiting[1]!({ legal: true, score: 22 });
    waiting[0]!({ legal: true, score: 11 });
    await vi.advanceTimersByTimeAsync(1);
    expect(desk.verdict?.score).toBe(22);
  });

  test('is gone with the tiles', async () => {
    press('c');
    await vi.advanceTimersByTimeAsync(200);
    press('Backspace');
    expect(desk.verdict).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(1);
  });

  test('waits for the letter of a blank', async () => {
    desk.change(desk.placement.put(5, start));
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(0);
    desk.change(desk.placement.choose(5, 'Q'));
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual([[{ ...start, letter: 'Q', blank: true }]]);
  });

  test('a refusal gives the reason', async () => {
    answer = async () => ({
      legal: false,
      refusal: { code: 8, reason: 'UNKNOWN_WORD', message: 'CAT is not in the list' },
    });
    press('c');
    await vi.advanceTimersByTimeAsync(200);
    expect(desk.problem).toBe('CAT is not in the list.');
  });
});
