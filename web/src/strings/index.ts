import { about } from './about';
import { analysis } from './analysis';
import { board, crossword, newCrossword } from './crossword';
import { daily } from './daily';
import { games } from './games';
import { home } from './home';
import { newOthello, othello } from './othello';
import { watch } from './watch';

/** All text of the pages, ready to be translated: that of the frame here, and one file for each part. */
export const strings = {
  /** How dates are written: `15 November 2026`, as in the text that players share. */
  locale: 'en-GB',
  name: 'Quoin',
  skipToMain: 'Skip to content',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  loading: 'Loading…',
  offline: 'Connection lost. Reconnecting…',
  moved: 'The game has changed, perhaps in another tab. This is the current position.',
  chosenOpponent: (title: string) => `Opponent: ${title}`,
  levelTitle: (level: number, title: string) => `${level}. ${title}`,
  rated: (rating: number, error: number) => `Rated\u00a0${rating}\u00a0±\u00a0${error}.`,
  animate: 'Animate the computer’s moves',
  footer: 'Open source, no accounts, no tracking.',

  nav: {
    label: 'Main',
    home: 'Quoin, home',
    menu: 'Menu',
    daily: 'Daily',
    analysis: 'Analyze',
    watch: 'Watch',
  },

  theme: {
    system: 'Theme: system',
    light: 'Theme: light',
    dark: 'Theme: dark',
  },

  failures: {
    unreachable: 'Can’t reach the server. Check your connection and try again; your games are saved.',
    unexpected: 'Something went wrong. Try reloading the page.',
  },

  unplayable: {
    points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    moves: (moves: number) => (moves === 1 ? '1 move played.' : `${moves} moves played.`),
    over: 'The game is over.',
    resign: 'Resign',
    resignAsk: 'Resign this game?',
    resignText: 'The game ends and your opponent wins.',
    export: 'Export moves',
  },

  keys: {
    title: 'Keyboard shortcuts',
    open: 'Keyboard shortcuts',
    everywhere: {
      title: 'Everywhere',
      keys: [
        { keys: ['?'], does: 'Show this list' },
        { keys: ['Esc'], does: 'Close a dialog' },
        { keys: ['Tab'], does: 'Go to the next control' },
      ],
    },
  },

  notFound: {
    title: 'Page not found',
    text: 'Check the address. If this was a game, it may belong to another browser.',
    home: 'Go to the home page',
  },

  home,
  games,
  about,
  board,
  newCrossword,
  crossword,
  newOthello,
  othello,
  daily,
  analysis,
  watch,
};
