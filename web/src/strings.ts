/** Every word that the pages show or say, in one place, ready to be translated. */
export const strings = {
  name: 'Quoin',
  skipToMain: 'Skip to the page',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  loading: 'One moment…',
  footer: 'Open source, no accounts, no tracking.',

  nav: {
    label: 'Main',
    home: 'Quoin, home',
    menu: 'Menu',
    daily: 'Daily',
    crossword: 'Crossword',
    othello: 'Othello',
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

  home: {
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
    analysisTitle: 'Analyse',
    analysisText: 'Paste a position of either game and see every move, ranked.',
    watchTitle: 'Watch',
    watchText: 'Let two computer players meet, and see who is stronger.',
    open: 'Open',
    goOn: 'Your games',
    goOnWith: 'Go on',
    lookAt: 'Look at it',
    against: (opponent: string) => `against ${opponent}`,
    score: (mine: number, theirs: number) => `${mine} : ${theirs}`,
  },

  games: { crossword: 'Crossword', othello: 'Othello', daily: 'Daily Letters' } as Record<string, string>,

  about: {
    link: 'About, privacy, trademarks',
    title: 'About Quoin',
    what: 'Quoin is an open-source home for crossword tile games and Othello: rules, players, puzzles and analysis. A quoin locks type into a printer’s frame; it is also a corner stone.',
    trademarksTitle: 'Trademarks',
    trademarks:
      'Scrabble and Othello are trademarks of their owners, who have nothing to do with Quoin. The names say which rules a game follows; the pages call the games “Crossword” and “Othello”.',
    wordsTitle: 'Words',
    words:
      'The words are those of ENABLE, a public-domain list, and of a list of common words made from SCOWL. They are lists for games: a word in them is not thereby recommended, and one that is missing is not thereby wrong.',
    privacyTitle: 'Privacy',
    privacy:
      'There are no accounts. One signed cookie tells your browser from others, so that your games are yours; it says nothing else. Your choice of colours stays in your browser. Nothing is sent to anybody else.',
    deleteTitle: 'Delete my data',
    deleteText: 'Your games, results and name are deleted for good, and the cookie with them.',
    deleteAsk: 'Delete everything?',
    deleteDo: 'Delete my data',
    deleteDone: 'Everything about you is gone.',
  },

  board: {
    label: 'Board',
    rack: 'Your rack',
    empty: 'empty',
    start: 'start square',
    blank: 'blank',
    tentative: 'not yet played',
    lastMove: 'last move',
    points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    premium: (factor: number, of: 'letter' | 'word') =>
      `${['', '', 'double', 'triple', 'quadruple'][factor] ?? `${factor} times`} ${of}`,
    rackTile: (letter: string, points: number) =>
      letter === '?' ? 'blank tile' : `${letter}, ${points === 1 ? '1 point' : `${points} points`}`,
    placed: (letter: string, square: string, blank: boolean) =>
      `${blank ? 'blank as ' : ''}${letter} on ${square}`,
    takenBack: 'Taken back',
    recalled: 'All tiles are back on the rack',
    shuffled: (letters: string) => `Shuffled: ${letters}`,
    arrow: (square: string, direction: 'across' | 'down') => `${square}, ${direction}`,
    arrowGone: 'Arrow gone',
    lifted: (letter: string) => `${letter} in the hand; choose a square`,
    chooseBlank: 'Which letter is the blank?',
    chooseBlankAs: (letter: string) => `Blank as ${letter}`,
    noCursor: 'Click the square where your word begins, then type.',
    noRoom: 'There is no empty square left in this direction.',
    notOnRack: (letter: string) => `There is no ${letter} on your rack, and no blank.`,
    noBlank: 'There is no blank on your rack.',
    recall: 'Recall',
    shuffle: 'Shuffle',
    play: 'Play',
    playFor: (score: number) => `Play for ${score}`,
    nothingPlaced: 'Put tiles on the board first.',
    keys: {
      title: 'On the board',
      keys: [
        { keys: ['A', '…', 'Z'], does: 'Put a letter at the arrow; occupied squares are skipped' },
        { keys: ['Shift', 'A', '…', 'Z'], does: 'Put a blank as that letter' },
        { keys: ['Space'], does: 'Turn the arrow; with a tile in the hand, put it down' },
        { keys: ['←', '↑', '→', '↓'], does: 'Move the arrow' },
        { keys: ['Backspace'], does: 'Take back the last letter' },
        { keys: ['Enter'], does: 'Play' },
        { keys: ['Esc'], does: 'Recall all tiles; again: put the arrow away' },
        { keys: ['1'], does: 'Shuffle the rack' },
      ],
    },
  },

  notFound: {
    title: 'There is nothing here',
    text: 'The address may be mistyped, or the game may belong to another browser.',
    home: 'Go to the first page',
  },
};
