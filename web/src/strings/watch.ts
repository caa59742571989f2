import { count } from './count';

export const watch = {
  tabs: { label: 'Watch', new: 'Two players', results: 'Arena results' },
  title: 'Watch two computer players',
  game: 'Game',
  variant: 'Board',
  pace: 'Pace',
  paces: { slow: 'Slow', steady: 'Steady', fast: 'Fast', once: 'At once' },
  start: 'Let them play',
  pause: 'Pause',
  goOn: 'Go on',
  paused: 'Paused.',
  again: 'Let them play again',
  others: 'Other players',

  results: {
    title: 'Arena results',
    text: 'Matches of many games, run by the operator of this server.',
    empty: 'There are no results yet.',
    howTo: 'Play a match, keep it in a folder, and show that folder:',
    commands: [
      'quoin arena match greedy random --games 200 --seed 1 --output results/first',
      'quoin serve --arena results',
    ],
    games: (games: number) => count(games, 'game'),
    report: (title: string) => `Results of ${title}`,
    alone: 'Open it by itself',
    back: 'All results',
    unknown: 'There is no such match.',
  },
};
