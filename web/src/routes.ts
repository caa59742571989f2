import type { Page } from './router.svelte';

/** Every page. Each is loaded when it is first shown, so that the first one stays small. */
export const pages: Page[] = [
  { path: '/', load: () => import('./pages/Home.svelte') },
  { path: '/crossword', load: () => import('./pages/CrosswordNew.svelte') },
  { path: '/crossword/new', load: () => import('./pages/CrosswordNew.svelte') },
  { path: '/crossword/:id', load: () => import('./pages/CrosswordGame.svelte') },
  { path: '/othello', load: () => import('./pages/OthelloNew.svelte') },
  { path: '/othello/new', load: () => import('./pages/OthelloNew.svelte') },
  { path: '/othello/:id', load: () => import('./pages/OthelloGame.svelte') },
  { path: '/daily', load: () => import('./pages/Daily.svelte') },
  { path: '/daily/archive', load: () => import('./pages/DailyArchive.svelte') },
  { path: '/daily/leaderboard', load: () => import('./pages/DailyLeaderboard.svelte') },
  { path: '/daily/statistics', load: () => import('./pages/DailyStatistics.svelte') },
  { path: '/daily/:date', load: () => import('./pages/DailyDay.svelte') },
  { path: '/analysis', load: () => import('./pages/CrosswordAnalysis.svelte') },
  { path: '/analysis/crossword', load: () => import('./pages/CrosswordAnalysis.svelte') },
  { path: '/analysis/othello', load: () => import('./pages/OthelloAnalysis.svelte') },
  { path: '/watch', load: () => import('./pages/Watch.svelte') },
  { path: '/watch/results', load: () => import('./pages/WatchResults.svelte') },
  { path: '/about', load: () => import('./pages/About.svelte') },
];

export const notFound: Page = { path: '', load: () => import('./pages/NotFound.svelte') };
