import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import type { Schemas } from '../src/api/client';
import { type Tile } from './crossword';
import { command } from './server';

export type DailyGame = Schemas['DailyGame'];

/** A turn to make, as `quoin daily best` tells it. */
export interface Turn {
  text: string;
  score: number;
  tiles: Tile[];
  across: boolean;
}

const lines = new Map<string, Turn[]>();

/** Five good turns of a date, found by the command line: the pages are not told them before a game is over. */
export function goodTurns(date: string): Turn[] {
  const known = lines.get(date) ?? find(date);
  lines.set(date, known);
  return known;
}

function find(date: string): Turn[] {
  // A narrow search is a matter of a second, and good enough to play well.
  const out = execFileSync(command, ['daily', 'best', date, '--width', '20', '--json'], { encoding: 'utf8' });
  const found = JSON.parse(out) as { turns: { score: number; play: { move: string; tiles: Tile[] } }[] };
  return found.turns.map(({ score, play }) => ({
    text: play.move,
    score,
    tiles: play.tiles,
    across: /^\d/.test(play.move),
  }));
}

/** The sum of a few turns. */
export function sum(turns: readonly Turn[]): number {
  return turns.reduce((total, turn) => total + turn.score, 0);
}

/** The date that the server calls today. */
export async function today(page: Page): Promise<string> {
  return (await (await page.request.get('/api/daily')).json()).today;
}

/** Plays the puzzle of a date to its end by the interface, without the page. */
export async function finish(page: Page, date: string): Promise<DailyGame> {
  const start = await page.request.post('/api/daily/games', { data: { date } });
  expect(start.ok()).toBe(true);
  let game: DailyGame = await start.json();
  for (const { tiles } of goodTurns(date).slice(game.turn)) {
    const data = { turn: game.turn, attempt: game.attempt, kind: 'play', tiles: tiles.map(bare) };
    const answer = await page.request.post(`/api/daily/games/${game.id}/moves`, { data });
    expect(answer.status()).toBe(200);
    game = await answer.json();
  }
  return game;
}

function bare({ row, column, letter, blank }: Tile): Tile {
  return { row, column, letter, blank };
}

/** The page shows that so many turns are over. */
export async function turnsDone(page: Page, turns: number) {
  await expect(page.getByRole('list', { name: 'Turns' }).getByText(/^Turn \d: /)).toHaveCount(turns);
}

/** The result is there with its total. */
export async function resultOf(page: Page, total: number) {
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeAttached();
  await expect(page.getByText(`${total} points`, { exact: true })).toBeVisible();
}
