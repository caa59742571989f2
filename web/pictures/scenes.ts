import { expect, type Page } from '@playwright/test';
import type { Schemas } from '../src/api/client';
import { begin, make, myTurn, read, type Crossword } from '../e2e/crossword';
import { goodTurns, type DailyGame } from '../e2e/daily';

/** The third best play of each turn, so that the game is a plain one; where there are fewer, the best. */
async function choose(page: Page, game: Crossword): Promise<Schemas['CrosswordAnalysis']['plays'][number]> {
  const cgp = await (await page.request.get(`/api/crossword/games/${game.id}/export?format=cgp`)).text();
  const data = { position: cgp.trim(), variant: game.variant, top: 3 };
  const { plays } = await (await page.request.post('/api/analysis/crossword', { data })).json();
  expect(plays.length).toBeGreaterThan(0);
  return plays[2] ?? plays[0];
}

/** A crossword game after so many moves of both; it is the player's turn. */
export async function crosswordAfter(page: Page, turns: number): Promise<Crossword> {
  let game = await begin(page, 'standard', 'greedy', 'me');
  await page.goto(`/crossword/${game.id}`);
  while (game.turn < turns) {
    const { tiles } = await choose(page, game);
    await make(page, game, {
      tiles: tiles.map(({ row, column, letter, blank }) => ({ row, column, letter, blank })),
      across: true,
    });
    game = await myTurn(page, game.id, game.turn);
  }
  return read(page, game.id);
}

/** What a play is called on the command line; the letters that are on the board already are part of the word. */
export async function nextPlay(page: Page, game: Crossword): Promise<string> {
  return (await choose(page, game)).move.replace(/[()]/g, '');
}

/** An Othello game after so many moves; the player is black and to move. */
export async function othelloAfter(page: Page, turns: number): Promise<string> {
  const data = { opponent: 'search:1', colour: 'black' };
  const { id } = await (await page.request.post('/api/othello/games', { data })).json();
  await page.goto(`/othello/${id}`);
  await expect(async () => {
    const game: Schemas['Othello'] = await (await page.request.get(`/api/othello/games/${id}`)).json();
    if (game.toMove === game.you && game.turn < turns) {
      const move = { turn: game.turn, move: game.legal[0]!.move };
      await page.request.post(`/api/othello/games/${id}/moves`, { data: move });
    }
    expect(game.toMove === game.you && game.turn >= turns).toBe(true);
  }).toPass();
  return id;
}

/** The puzzle of a date with the first good turns made, and the rest skipped when it is to be finished. */
export async function dailyWith(page: Page, date: string, made: number, over: boolean): Promise<DailyGame> {
  const start = await page.request.post('/api/daily/games', { data: { date } });
  let game: DailyGame = await start.json();
  const begun = game.turn;
  for (const [index, { tiles }] of goodTurns(date).entries()) {
    if (index < begun) continue;
    if (index >= made && !over) break;
    const play = tiles.map(({ row, column, letter, blank }) => ({ row, column, letter, blank }));
    const move = index < made ? { kind: 'play', tiles: play } : { kind: 'skip' };
    const data = { turn: game.turn, attempt: game.attempt, ...move };
    const answer = await page.request.post(`/api/daily/games/${game.id}/moves`, { data });
    expect(answer.status()).toBe(200);
    game = await answer.json();
  }
  return game;
}
