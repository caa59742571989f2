import { describe, expect, test } from 'vitest';
import { digraphs } from './fixtures.test-data';
import { Placement } from './placement';

const empty = ['.....', '.....', '.....', '.....', '.....'];
const crossed = ['.....', '.....', '..AT.', '.....', '.....'];

/** Types the letters; a capital asks for a blank, as Shift does. */
function typed(placement: Placement, letters: string): Placement {
  return [...letters].reduce(
    (now, letter) => now.type(letter.toUpperCase(), { blank: letter !== letter.toLowerCase() }).placement,
    placement,
  );
}

/** The tiles as text: row, column, letter; lower case for a blank. */
function shown(placement: Placement): string[] {
  return placement.tiles.map(
    ({ row, column, letter, blank }) => `${row}${column}${blank ? letter.toLowerCase() : letter}`,
  );
}

function held(placement: Placement): string {
  return placement.rack.map((tile) => (placement.isPlaced(tile.id) ? '_' : tile.letter)).join('');
}

describe('typing', () => {
  test('goes across from the arrow', () => {
    const placement = typed(Placement.of(empty, 'CATSE').pick({ row: 3, column: 2 }), 'cat');
    expect(shown(placement)).toEqual(['32C', '33A', '34T']);
    expect(placement.cursor).toEqual({ row: 3, column: 5, direction: 'across' });
    expect(held(placement)).toBe('___SE');
  });

  test('goes down after a second click on the square', () => {
    const start = Placement.of(empty, 'CATSE').pick({ row: 1, column: 1 }).pick({ row: 1, column: 1 });
    expect(shown(typed(start, 'at'))).toEqual(['11A', '21T']);
  });

  test('a third click takes the arrow away', () => {
    const square = { row: 1, column: 1 };
    expect(Placement.of(empty, 'CATSE').pick(square).pick(square).pick(square).cursor).toBeNull();
  });

  test('skips occupied squares', () => {
    const placement = typed(Placement.of(crossed, 'CESAT').pick({ row: 3, column: 2 }), 'cs');
    expect(shown(placement)).toEqual(['32C', '35S']);
    expect(placement.type('E', { blank: false }).problem).toBe('no-room');
  });

  test('an arrow on an occupied square begins after it', () => {
    expect(shown(typed(Placement.of(crossed, 'S').pick({ row: 3, column: 3 }), 's'))).toEqual(['35S']);
  });

  test('uses a blank when no natural tile is left', () => {
    const placement = typed(Placement.of(empty, 'A?S').pick({ row: 1, column: 1 }), 'aa');
    expect(shown(placement)).toEqual(['11A', '12a']);
    expect(placement.type('A', { blank: false }).problem).toBe('not-on-rack');
  });

  test('Shift asks for the blank although the letter is there', () => {
    const placement = typed(Placement.of(empty, 'A?S').pick({ row: 1, column: 1 }), 'A');
    expect(shown(placement)).toEqual(['11a']);
    expect(held(placement)).toBe('A_S');
  });

  test('Shift without a blank on the rack is refused', () => {
    const placement = Placement.of(empty, 'ABS').pick({ row: 1, column: 1 });
    expect(placement.type('A', { blank: true }).problem).toBe('not-on-rack');
  });

  test('without an arrow nothing happens', () => {
    expect(Placement.of(empty, 'A').type('A', { blank: false })).toMatchObject({ problem: 'no-cursor' });
  });
});

describe('Backspace', () => {
  test('takes back the letters one by one, over occupied squares', () => {
    let placement = typed(Placement.of(crossed, 'CS').pick({ row: 3, column: 2 }), 'cs');
    placement = placement.backspace();
    expect(shown(placement)).toEqual(['32C']);
    placement = placement.backspace();
    expect(shown(placement)).toEqual([]);
    expect(placement.cursor).toMatchObject({ row: 3, column: 2 });
  });

  test('comes back from past the edge', () => {
    const full = typed(Placement.of(empty, 'CATS').pick({ row: 1, column: 2 }), 'cats');
    expect(full.cursor).toMatchObject({ column: 6 });
    expect(shown(full.backspace())).toEqual(['12C', '13A', '14T']);
  });

  test('at the edge of the board does nothing', () => {
    const placement = Placement.of(empty, 'C').pick({ row: 1, column: 1 });
    expect(placement.backspace().cursor).toMatchObject({ row: 1, column: 1 });
  });
});

describe('where a tile may lie', () => {
  const board = ['.....', '.....', '.CAT.', '.....', '.....'];

  test('on every empty square while it is the only one', () => {
    const placement = Placement.of(board, 'SE');
    expect(placement.mayLie(1, { row: 1, column: 1 })).toBe(true);
    expect(placement.mayLie(1, { row: 3, column: 2 })).toBe(false);
    expect(placement.mayLie(1, { row: 6, column: 1 })).toBe(false);
  });

  test('in one line with the others', () => {
    const one = Placement.of(board, 'SEA').put(1, { row: 3, column: 5 });
    expect(one.mayLie(2, { row: 3, column: 1 })).toBe(true);
    expect(one.mayLie(2, { row: 4, column: 5 })).toBe(true);
    expect(one.mayLie(2, { row: 4, column: 4 })).toBe(false);
    expect(one.mayLie(2, { row: 3, column: 5 })).toBe(false);
    expect(one.mayLie(1, { row: 4, column: 4 })).toBe(true);
    const two = one.put(2, { row: 4, column: 5 });
    expect(two.mayLie(3, { row: 5, column: 5 })).toBe(true);
    expect(two.mayLie(3, { row: 3, column: 1 })).toBe(false);
  });
});

describe('clicking', () => {
  test('a lifted tile goes to the next square that is clicked', () => {
    const placement = Placement.of(empty, 'CAT').lift(2).pick({ row: 4, column: 4 });
    expect(shown(placement)).toEqual(['44A']);
    expect(placement.lifted).toBeNull();
    expect(placement.cursor).toBeNull();
  });

  test('a click on a tile on its way takes it back', () => {
    const placement = Placement.of(empty, 'CAT').put(2, { row: 4, column: 4 }).pick({ row: 4, column: 4 });
    expect(shown(placement)).toEqual([]);
  });

  test('a tile on an occupied square stays in the hand', () => {
    const placement = Placement.of(crossed, 'CAT').lift(1).pick({ row: 3, column: 3 });
    expect(shown(placement)).toEqual([]);
    expect(placement.lifted).toBe(1);
  });

  test('a tile put on another sends that one back', () => {
    const placement = Placement.of(empty, 'CAT').put(1, { row: 1, column: 1 }).put(2, { row: 1, column: 1 });
    expect(shown(placement)).toEqual(['11A']);
    expect(held(placement)).toBe('C_T');
  });

  test('a tile can be moved from square to square', () => {
    const placement = Placement.of(empty, 'CAT').put(1, { row: 1, column: 1 }).put(1, { row: 2, column: 2 });
    expect(shown(placement)).toEqual(['22C']);
  });

  test('outside the board nothing is placed', () => {
    expect(shown(Placement.of(empty, 'CAT').put(1, { row: 0, column: 6 }))).toEqual([]);
  });
});

describe('a blank', () => {
  test('waits for its letter, also when it is moved again', () => {
    const placement = Placement.of(empty, '?AT').put(1, { row: 1, column: 1 });
    expect(placement.undecided).toMatchObject({ row: 1, column: 1 });
    const chosen = placement.choose(1, 'Q');
    expect(chosen.undecided).toBeNull();
    expect(shown(chosen)).toEqual(['11q']);
    expect(chosen.put(1, { row: 2, column: 1 }).undecided).toMatchObject({ row: 2, column: 1 });
  });

  test('put back on its own square keeps its letter', () => {
    const placement = Placement.of(empty, '?').put(1, { row: 1, column: 1 }).choose(1, 'Q');
    expect(shown(placement.put(1, { row: 1, column: 1 }))).toEqual(['11q']);
  });
});

describe('the rack', () => {
  test('shuffling always changes what one sees', () => {
    const worst = [() => 0.999999, () => 0, () => 0.5];
    for (const random of worst) {
      for (const rack of ['AB', 'AAB', 'ABCDEFG', 'AABBCC?']) {
        const placement = Placement.of(empty, rack);
        const shuffled = placement.shuffle(random);
        expect(held(shuffled)).not.toBe(rack);
        expect([...held(shuffled)].sort()).toEqual([...rack].sort());
      }
    }
  });

  test('equal letters cannot change and stay', () => {
    expect(held(Placement.of(empty, 'EEE').shuffle())).toBe('EEE');
  });

  test('shuffling leaves the tiles on the board alone', () => {
    const placement = Placement.of(empty, 'ABCD')
      .put(2, { row: 1, column: 1 })
      .shuffle(() => 0);
    expect(shown(placement)).toEqual(['11B']);
    expect(held(placement)[1]).toBe('_');
  });

  test('recall brings everything back', () => {
    const placement = typed(Placement.of(empty, 'CATS').pick({ row: 1, column: 2 }), 'cat').recall();
    expect(held(placement)).toBe('CATS');
    expect(placement.cursor).toEqual({ row: 1, column: 2, direction: 'across' });
  });

  test('a tile can be moved within the rack and from the board to a place in it', () => {
    expect(held(Placement.of(empty, 'CATS').reorder(1, 2))).toBe('ATCS');
    expect(held(Placement.of(empty, 'CATS').put(4, { row: 1, column: 1 }).reorder(4, 0))).toBe('SCAT');
  });
});

describe('a move laid at once', () => {
  const tile = (column: number, letter: string, blank = false) => ({ row: 1, column, letter, blank });

  test('takes its tiles from the rack', () => {
    const placement = Placement.of(empty, 'CA?S').lay([tile(1, 'C'), tile(2, 'A', true)]);
    expect(placement && held(placement)).toBe('_A_S');
  });

  test('is not laid when a tile is missing', () => {
    expect(Placement.of(empty, 'CAS').lay([tile(1, 'C'), tile(2, 'C')])).toBeNull();
  });
});

describe('when the game moves on', () => {
  test('tiles still held keep their order and new ones come last', () => {
    const placement = Placement.of(empty, 'CATSE').reorder(5, 0);
    expect(held(placement.follow(crossed, 'SECQZ'))).toBe('ECSQZ');
  });

  test('tiles on free squares stay while the other player moves', () => {
    const placement = typed(Placement.of(empty, 'CATSE').pick({ row: 3, column: 1 }), 'cat');
    const after = placement.follow(crossed, 'CATSE');
    expect(shown(after)).toEqual(['31C', '32A']);
    expect(held(after)).toBe('__TSE');
  });

  test('the same position changes nothing', () => {
    const placement = typed(Placement.of(empty, 'CATSE').pick({ row: 3, column: 1 }), 'cat');
    expect(shown(placement.follow(empty, 'ESTAC'))).toEqual(shown(placement));
  });
});

describe('the arrow', () => {
  test('steps within the board', () => {
    const placement = Placement.of(empty, 'A').pointAt({ row: 1, column: 1 }, 'down');
    expect(placement.step(-1, 0).cursor).toEqual({ row: 1, column: 1, direction: 'down' });
    expect(placement.step(1, 1).cursor).toEqual({ row: 2, column: 2, direction: 'down' });
    expect(placement.turn().cursor?.direction).toBe('across');
  });
});

describe('tiles of several letters', () => {
  const at = { row: 3, column: 1 };
  const start = (rack: string) => Placement.of(empty, rack).pick(at);
  const type = (placement: Placement, letters: string) =>
    [...letters].reduce(
      (now, letter) =>
        now.type(letter.toUpperCase(), { blank: letter !== letter.toLowerCase() }, digraphs.letters)
          .placement,
      placement,
    );

  test('are one tile of the rack', () => {
    expect(Placement.of(empty, 'A[CH]?').rack.map((tile) => tile.letter)).toEqual(['A', 'CH', '?']);
    expect(held(Placement.of(empty, 'A[CH]O').follow(crossed, 'O[CH]C'))).toBe('CHOC');
  });

  test('are one square of a row', () => {
    const placement = type(Placement.of(['[CH]..'], 'AO').pick({ row: 1, column: 2 }), 'ao');
    expect(shown(placement)).toEqual(['12A', '13O']);
    expect(placement.cursor).toMatchObject({ row: 1, column: 4 });
    expect(placement.isInside({ row: 1, column: 4 })).toBe(false);
  });

  test('are typed letter by letter', () => {
    const placement = type(start('[CH]OA'), 'cho');
    expect(shown(placement)).toEqual(['31CH', '32O']);
    expect(placement.cursor).toMatchObject({ row: 3, column: 3 });
  });

  test('come before single letters', () => {
    expect(shown(type(start('C[CH]HO'), 'cho'))).toEqual(['31CH', '32O']);
    expect(held(type(start('C[CH]HO'), 'ch'))).toBe('C_HO');
  });

  test('are not made of single letters, nor when the arrow has moved in between', () => {
    expect(shown(type(start('CHO'), 'cho'))).toEqual(['31C', '32H', '33O']);
    expect(shown(type(type(start('C[CH]HO'), 'c').turn().turn(), 'ho'))).toEqual(['31C', '32H', '33O']);
  });

  test('are typed without the signs between their letters', () => {
    expect(shown(type(start('L[L·L]A'), 'lla'))).toEqual(['31L·L', '32A']);
    expect(shown(type(start('[QU]A'), 'qua'))).toEqual(['31QU', '32A']);
    expect(shown(type(start('[QU]A'), 'qa'))).toEqual(['31QU', '32A']);
  });

  test('can be blanks', () => {
    expect(shown(type(start('?O'), 'cho'))).toEqual(['31ch', '32O']);
    expect(shown(type(start('?C[CH]O'), 'CHo'))).toEqual(['31ch', '32O']);
    expect(shown(type(start('?HO'), 'cho'))).toEqual(['31c', '32H', '33O']);
    expect(shown(type(start('?'), 'q'))).toEqual(['31qu']);
  });

  test('are taken back as one', () => {
    expect(shown(type(start('[CH]OA'), 'cho').backspace().backspace())).toEqual([]);
  });
});
