import type { Schemas } from './api/client';
import type { Page } from './router.svelte';
import { strings } from './strings';

/** What addresses and the server call a game. */
export type GameId = Schemas['NewWatch']['game'];

/** A game as the pages know it that all games share. */
export interface Game {
  id: GameId;
  title: string;
  /** What it is, in a sentence. */
  text: string;
  /** A new game, a game that is played, and the analysis of a position; the game is called by its `id`. */
  pages: { start: Page['load']; game: Page['load']; analysis: Page['load'] };
  /** A small picture of its board; it is given the catalogue as `known`. */
  picture: Page['load'];
  /** Whether it is played on the catalogue's boards. */
  hasVariants: boolean;
  /** The two players by where they sit. */
  sides: readonly [string, string];
  /** Who is proposed to be watched. */
  watched: readonly [string, string];
}

/** Every game that is played here; a new one is one more entry. */
export const games: readonly [Game, ...Game[]] = [
  {
    id: 'crossword',
    ...strings.games.crossword,
    pages: {
      start: () => import('./pages/CrosswordNew.svelte'),
      game: () => import('./pages/CrosswordGame.svelte'),
      analysis: () => import('./pages/CrosswordAnalysis.svelte'),
    },
    picture: () => import('./crossword/SmallPicture.svelte'),
    hasVariants: true,
    watched: ['greedy', 'forest'],
  },
  {
    id: 'othello',
    ...strings.games.othello,
    pages: {
      start: () => import('./pages/OthelloNew.svelte'),
      game: () => import('./pages/OthelloGame.svelte'),
      analysis: () => import('./pages/OthelloAnalysis.svelte'),
    },
    picture: () => import('./othello/SmallPicture.svelte'),
    hasVariants: false,
    watched: ['search:3', 'search:1'],
  },
];

/** The game of an id, the first of all when there is none. */
export function gameOf(id: string): Game {
  return games.find((game) => game.id === id) ?? games[0];
}

export const newGameAt = (game: Game) => `/${game.id}/new`;
export const analysisAt = (game: Game) => `/analysis/${game.id}`;

/** The pages of every game. */
export const gamePages: Page[] = games.flatMap((game) => [
  { path: `/${game.id}`, load: game.pages.start },
  { path: newGameAt(game), load: game.pages.start },
  { path: `/${game.id}/:id`, load: game.pages.game },
  { path: analysisAt(game), load: game.pages.analysis },
]);
