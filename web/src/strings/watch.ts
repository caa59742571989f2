import { count } from './count';

export const watch = {
  tabs: { label: 'Watch', new: 'Live game', results: 'Arena results' },
  title: 'Watch two computer players',
  game: 'Game',
  variant: 'Board',
  pace: 'Speed',
  paces: { slow: 'Slow', steady: 'Normal', fast: 'Fast', once: 'Instant' },
  start: 'Start',
  pause: 'Pause',
  goOn: 'Resume',
  paused: 'Paused.',
  again: 'Play again',
  others: 'Choose other players',

  results: {
    title: 'Arena results',
    text: 'Matches played in the arena of this server.',
    empty: 'There are no results yet.',
    howTo: 'To see results here, play a match into a folder and start the server with that folder:',
    commands: [
      'quoin arena match greedy random --games 200 --seed 1 --output results/first',
      'quoin serve --arena results',
    ],
    games: (games: number) => count(games, 'game'),
    report: (title: string) => `Results of ${title}`,
    alone: 'Open in a new tab',
    back: 'All results',
    unknown: 'This match does not exist.',
  },
};
