/** What the pages that all games share say about each. */
export const games = {
  crossword: {
    title: 'Crossword',
    text: 'Seven tiles on a 15×15 board, or a quick game on a small one.',
    sides: ['First player', 'Second player'],
  },
  othello: {
    title: 'Othello',
    text: 'From a beginner’s level to one that makes no mistakes near the end.',
    sides: ['Black, who begins', 'White'],
  },
} as const;
