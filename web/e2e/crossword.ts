import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Schemas } from '../src/api/client';

export type Crossword = Schemas['Crossword'];
export type Tile = Schemas['Tile'];

/** A play to make: its tiles in order, and whether it runs across. */
export interface Play {
  tiles: Tile[];
  across: boolean;
}

const list = resolve(
  import.meta.dirname,
  '../../crossword/src/main/resources/dev/quoin/crossword/lexicon/store/mini.txt',
);
const words = readFileSync(list, 'utf8')
  .split('\n')
  .map((line) => line.trim().toUpperCase())
  .filter((line) => /^[A-Z]+$/.test(line));

/** Starts a game on a small board by the interface, without the page. */
export async function begin(
  page: Page,
  variant = 'mini',
  opponent = 'greedy',
  first = 'me',
): Promise<Crossword> {
  const answer = await page.request.post('/api/crossword/games', { data: { variant, opponent, first } });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** The same, with a rack that holds a word; the small list does not always have one. */
export async function beginWithPlay(page: Page, variant = 'mini'): Promise<{ game: Crossword; play: Play }> {
  for (;;) {
    const game = await begin(page, variant);
    const play = await findPlay(page, game);
    if (play) return { game, play };
  }
}

/** Makes a play by the interface, without the page. */
export async function make(page: Page, game: Crossword, play: Play) {
  const data = { turn: game.turn, kind: 'play', tiles: play.tiles };
  const answer = await page.request.post(`/api/crossword/games/${game.id}/moves`, { data });
  expect(answer.status()).toBe(200);
}

/** Makes the highest-scoring play of the analysis, or skips the turn. */
export async function makeBest(page: Page, game: Crossword) {
  const rows = game.board.map((row) => row.replace(/\.+/g, (run) => String(run.length))).join('/');
  const data = { position: `${rows} ${game.rack}/ 0/0 0`, top: 1 };
  const answer = await page.request.post('/api/analysis/crossword', { data });
  expect(answer.status()).toBe(200);
  const [best] = (await answer.json()).plays;
  const move = best ? { kind: 'play', tiles: best.tiles } : { kind: 'skip' };
  const made = await page.request.post(`/api/crossword/games/${game.id}/moves`, {
    data: { turn: game.turn, ...move },
  });
  expect(made.status()).toBe(200);
}

export async function read(page: Page, id: string): Promise<Crossword> {
  const answer = await page.request.get(`/api/crossword/games/${id}`);
  expect(answer.ok()).toBe(true);
  return answer.json();
}

export function idOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

/** A legal play, found by trying the words of the small list; null when there is none among them. */
export async function findPlay(page: Page, game: Crossword): Promise<Play | null> {
  for (const play of candidates(game)) {
    const data = { tiles: play.tiles };
    const verdict = await (
      await page.request.post(`/api/crossword/games/${game.id}/preview`, { data })
    ).json();
    if (verdict.legal) return play;
  }
  return null;
}

function* candidates(game: Crossword): Generator<Play> {
  const { rows, columns } = { rows: game.board.length, columns: game.board[0]!.length };
  const first = game.board.every((row) => /^\.+$/.test(row));
  const middle = (rows + 1) / 2;
  for (const word of [...words].sort((one, other) => other.length - one.length)) {
    for (const across of [true, false]) {
      for (let row = 1; row <= rows; row++) {
        for (let column = 1; column <= columns; column++) {
          const tiles = fit(game, word, row, column, across);
          if (tiles && (!first || tiles.some((tile) => tile.row === middle && tile.column === middle)))
            yield { tiles, across };
        }
      }
    }
  }
}

/** The tiles to put down for a word at a place, or null when it does not fit the board and the rack. */
function fit(game: Crossword, word: string, row: number, column: number, across: boolean): Tile[] | null {
  const rack = [...game.rack];
  const tiles: Tile[] = [];
  for (const [index, letter] of [...word].entries()) {
    const at = { row: row + (across ? 0 : index), column: column + (across ? index : 0) };
    const there = game.board[at.row - 1]?.[at.column - 1];
    if (there === undefined) return null;
    if (there !== '.') {
      if (there.toUpperCase() !== letter) return null;
      continue;
    }
    const natural = rack.indexOf(letter);
    const held = natural >= 0 ? natural : rack.indexOf('?');
    if (held < 0) return null;
    tiles.push({ ...at, letter, blank: natural < 0 });
    rack.splice(held, 1);
  }
  return tiles.length > 0 ? tiles : null;
}

/** A finger that drags a tile to its square. `before` is called while the finger rests there, before it lets go. */
export async function dragByFinger(
  page: Page,
  tile: Tile,
  before: () => Promise<void> = async () => undefined,
) {
  const from = (await rackTile(page, tile).boundingBox())!;
  const to = (await square(page, tile).boundingBox())!;
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  await touch('touchStart', start.x, start.y);
  for (let step = 1; step <= 6; step++) {
    await touch(
      'touchMove',
      start.x + ((end.x - start.x) * step) / 6,
      start.y + ((end.y - start.y) * step) / 6,
    );
  }
  // A finger rests before it lets go; a flick would make the browser take the next tap for the end of a fling.
  await page.waitForTimeout(150);
  await touch('touchMove', end.x, end.y);
  await before();
  await touch('touchEnd', end.x, end.y);
  await expect(square(page, tile)).toHaveAccessibleName(/not yet played/);
}

/** Waits until it is the player's turn after that many moves, or the game is over, and the page shows it. */
export async function myTurn(page: Page, id: string, beyond = -1): Promise<Crossword> {
  let game = await read(page, id);
  await expect(async () => {
    game = await read(page, id);
    expect(game.over || (game.toMove === game.you && game.turn > beyond)).toBe(true);
  }).toPass({ timeout: 15_000 });
  if (game.turn > 0) await expect(page.locator(`[data-turn="${game.turn}"]`)).toBeVisible();
  await expect(page.getByText(/^Your turn\.$|You won|You lost|Draw/).first()).toBeVisible();
  return game;
}

export function square(page: Page, { row, column }: { row: number; column: number }) {
  return page.locator(`[data-row="${row}"][data-column="${column}"]`);
}

/** A tile of the rack that is not on the board yet. */
export function rackTile(page: Page, tile: Tile) {
  const name = tile.blank ? 'blank tile' : new RegExp(`^${tile.letter}, `);
  return page.getByRole('group', { name: 'Your rack' }).getByRole('button', { name }).first();
}
