export const home = {
  title: 'Crossword, Othello and a puzzle a day',
  lead: 'Play the computer, find out what was best, come back tomorrow. No account.',
  dailyTitle: 'Daily Letters',
  dailyText: 'One word, seven letters, five turns. The same puzzle for everybody.',
  dailyPlay: 'Play today’s puzzle',
  dailyGoOn: 'Go on with today’s puzzle',
  dailyDone: (total: number) => `You scored ${total} today`,
  dailyResult: 'See your result',
  dailyNext: (time: string) => `Next puzzle in ${time}`,
  crosswordTitle: 'Crossword',
  crosswordText: 'Seven tiles on a 15×15 board, or a quick game on a small one.',
  othelloTitle: 'Othello',
  othelloText: 'From a beginner’s level to one that makes no mistakes near the end.',
  newGame: 'New game',
  goOn: 'Your games',
  goOnWith: 'Go on',
  lookAt: 'Look at it',
  against: (opponent: string) => `against ${opponent}`,
  score: (mine: number, theirs: number) => `${mine} : ${theirs}`,
};

export const games: Record<string, string> = {
  crossword: 'Crossword',
  othello: 'Othello',
  daily: 'Daily Letters',
};
