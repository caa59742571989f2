import { faces, shown, spelling, typedTiles, upperOf, type Letters } from '../crossword/alphabet';
import { Placement, type Cursor } from '../crossword/placement';
import { tileAt, withTiles, type Square, type Tile } from '../crossword/squares';

/**
 * A crossword board being set up: an arrow, and whatever is typed goes where it points. Immutable. Any letter may stand
 * anywhere; whether the position makes sense is the server's to say.
 */
export class Setup {
  /**
   * The arrow moves as it does in a game; there is only no rack. `typed` is what was typed last, while the next letter may
   * belong to the same tile.
   */
  private constructor(
    private readonly place: Placement,
    private readonly typed: { tile: Tile; text: string } | null = null,
  ) {}

  static of(board: readonly string[]): Setup {
    return new Setup(Placement.of(board, ''));
  }

  static empty({ rows, columns }: { rows: number; columns: number }): Setup {
    return Setup.of(Array.from({ length: rows }, () => '.'.repeat(columns)));
  }

  get board(): readonly string[] {
    return this.place.board;
  }

  get cursor(): Cursor | null {
    return this.place.cursor;
  }

  get isEmpty(): boolean {
    return this.board.every((row) => /^\.*$/.test(row));
  }

  /** A click on a square sets the arrow, turns it, puts it away. */
  pick(square: Square): Setup {
    return new Setup(this.place.pick(square));
  }

  pointAt(square: Square): Setup {
    return new Setup(this.place.pointAt(square, this.cursor?.direction));
  }

  turn(): Setup {
    return new Setup(this.place.turn());
  }

  step(rows: number, columns: number): Setup {
    return new Setup(this.place.step(rows, columns));
  }

  withoutCursor(): Setup {
    return new Setup(this.place.withoutCursor());
  }

  /** A letter under the arrow, instead of what stood there; the arrow goes on. Past the edge nothing happens. */
  put(letter: string, how: { blank: boolean }, letters?: Letters): Setup {
    const { cursor } = this;
    if (!cursor || !this.place.isInside(cursor)) return this;
    const tile = { row: cursor.row, column: cursor.column, letter, blank: how.blank };
    return new Setup(this.with([tile], letters).moved(1).place, { tile, text: letter });
  }

  /** A typed letter: the next one of the tile that was typed just before, if there is such a tile, else one of its own. */
  type(letter: string, how: { blank: boolean }, letters: Letters = []): Setup {
    const { typed, cursor } = this;
    const text = (typed?.text ?? '') + letter;
    const longer = letters.find((one) => spelling(one.letter) === text)?.letter;
    if (typed && cursor && longer && how.blank === typed.tile.blank) {
      const tile = { ...typed.tile, letter: longer };
      return new Setup(this.with([tile], letters).place.pointAt(cursor, cursor.direction), { tile, text });
    }
    const known = letters.length === 0 || letters.some((one) => one.letter === letter);
    const first = known ? undefined : letters.find((one) => spelling(one.letter).startsWith(letter))?.letter;
    const next = this.put(first ?? letter, how, letters);
    return next.typed ? new Setup(next.place, { ...next.typed, text: letter }) : next;
  }

  /** Empties the square under the arrow, or the one before it when that is empty already. */
  backspace(): Setup {
    const { cursor } = this;
    if (!cursor) return this;
    if (this.isTaken(cursor)) return this.erase();
    const back = this.moved(-1);
    return back.cursor && this.place.isInside(back.cursor) ? back.erase() : this;
  }

  /** Empties the square under the arrow. */
  erase(): Setup {
    const { cursor } = this;
    return cursor ? this.with([{ ...cursor, letter: '.', blank: false }]) : this;
  }

  /** The board with the tiles of a play. */
  with(tiles: readonly Tile[], letters?: Letters): Setup {
    return new Setup(this.place.follow(withTiles(this.board, tiles, letters), ''));
  }

  private isTaken({ row, column }: Square): boolean {
    return tileAt(this.board, row, column) !== null;
  }

  private moved(by: number): Setup {
    const { cursor } = this;
    if (!cursor) return this;
    const { row, column, direction } = cursor;
    const next = direction === 'across' ? { row, column: column + by } : { row: row + by, column };
    return new Setup(this.place.pointAt(next, direction));
  }
}

/** A board and a rack of a variant as a line of CGP; the scores are those of the player to move and of the opponent. */
export function cgp(
  board: readonly string[],
  rack: string,
  variant: string,
  scores: readonly number[] = [0, 0],
): string {
  const rows = board.map((row) => row.replace(/\.+/g, (dots) => String(dots.length)));
  return `${rows.join('/')} ${rack}/ ${scores.join('/')} 0 bdn ${variant};`;
}

/** A board with bonus squares of its own and a rack, as the solver reads them; there small letters are the tiles. */
export function solverBoard(board: readonly string[], rack: string, squares: readonly string[]): string {
  const rows = board.map((row, down) =>
    [...row]
      .map((tile, right) =>
        tile === '.' ? squares[down]!.slice(right * 2, right * 2 + 2) : ` ${swapCase(tile)}`,
      )
      .join(' '),
  );
  return [board.length, ...rows, rack.toLowerCase().replaceAll('?', '*')].join('\n');
}

function swapCase(letter: string): string {
  return letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
}

/** A rack as people type it: any case, `*` and `_` for blanks too, spaces between. */
export function rackOf(text: string, letters?: Letters): string {
  const tiles = text.replace(/[*_]/g, '?').replace(/\s+/g, '');
  return tiles.replace(/\p{L}\p{M}*/gu, (letter) => upperOf(letter, letters));
}

/** A typed rack as the contract writes it, with tiles of several letters in brackets. */
export function rackTiles(rack: string, letters?: Letters): string {
  return typedTiles(rack, letters).map(shown).join('');
}

/** What is left of a rack after a play. */
export function rackWithout(rack: string, tiles: readonly Tile[]): string {
  const left = faces(rack);
  for (const { letter, blank } of tiles) {
    const at = left.indexOf(blank ? '?' : letter);
    if (at >= 0) left.splice(at, 1);
  }
  return left.map(shown).join('');
}
