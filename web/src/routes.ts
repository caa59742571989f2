import { gamePages, games } from './games';
import type { Page } from './router.svelte';

/** Every page. Each is loaded when it is first shown, so that the first one stays small. */
export const pages: Page[] = [
  { path: '/', load: () => import('./pages/Home.svelte') },
  ...gamePages,
  { path: '/daily', load: () => import('./pages/Daily.svelte') },
  { path: '/daily/archive', load: () => import('./pages/DailyArchive.svelte') },
  { path: '/daily/leaderboard', load: () => import('./pages/DailyLeaderboard.svelte') },
  { path: '/daily/statistics', load: () => import('./pages/DailyStatistics.svelte') },
  { path: '/daily/:date', load: () => import('./pages/DailyDay.svelte') },
  { path: '/analysis', load: games[0].pages.analysis },
  { path: '/watch', load: () => import('./pages/Watch.svelte') },
  { path: '/watch/results', load: () => import('./pages/WatchResults.svelte') },
  { path: '/about', load: () => import('./pages/About.svelte') },
];

export const notFound: Page = { path: '', load: () => import('./pages/NotFound.svelte') };
