import { about } from './about';
import { analysis } from './analysis';
import { board, crossword, newCrossword } from './crossword';
import { daily } from './daily';
import { games } from './games';
import { home } from './home';
import { newOthello, othello } from './othello';
import { watch } from './watch';

/** Every word that the pages show or say: here those of the frame, and a file for each part. Ready to be translated. */
export const strings = {
  /** How dates are written. */
  locale: 'en-GB',
  name: 'Quoin',
  skipToMain: 'Skip to the page',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  loading: 'One moment…',
  offline: 'The connection is lost; trying again…',
  moved: 'The game has moved on, perhaps in another tab. This is how it stands now.',
  footer: 'Open source, no accounts, no tracking.',

  nav: {
    label: 'Main',
    home: 'Quoin, home',
    menu: 'Menu',
    daily: 'Daily',
    analysis: 'Analyse',
    watch: 'Watch',
  },

  theme: {
    system: 'Colours: as the system says',
    light: 'Colours: light',
    dark: 'Colours: dark',
  },

  failures: {
    unreachable: 'The server does not answer. Check your connection; nothing is lost.',
    unexpected: 'Something unexpected happened. Loading the page again usually helps.',
  },

  unplayable: {
    points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    moves: (moves: number) => (moves === 1 ? '1 move was made.' : `${moves} moves were made.`),
    over: 'The game is over.',
    resign: 'Resign',
    resignAsk: 'Resign this game?',
    resignText: 'The game ends and your opponent wins.',
    export: 'Export moves',
  },

  keys: {
    title: 'Keys',
    open: 'Show every key',
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
    title: 'There is nothing here',
    text: 'The address may be mistyped, or the game may belong to another browser.',
    home: 'Go to the first page',
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
