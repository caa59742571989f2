import { faces, spelling, type Letters } from './alphabet';
import { sameSquare, tileAt, type Square, type Tile } from './squares';

/** A tile of the rack; `?` is a blank. The number tells equal letters apart. */
export interface RackTile {
  id: number;
  letter: string;
}

/** A tile put on the board but not played. A blank whose letter is not chosen yet has the letter `''`. */
export interface Placed extends Square {
  id: number;
  letter: string;
  blank: boolean;
}

export type Direction = 'across' | 'down';

/** Where the next typed letter goes. One step past the edge is allowed, so that Backspace comes back. */
export interface Cursor extends Square {
  direction: Direction;
}

/** Why a typed letter was not placed. */
export type TypingProblem = 'no-cursor' | 'not-on-rack' | 'no-room';

interface State {
  board: readonly string[];
  rack: readonly RackTile[];
  placed: readonly Placed[];
  cursor: Cursor | null;
  lifted: number | null;
  /** The tile that was typed last and what was typed for it, while the next letter may belong to it. */
  typed: { id: number; text: string } | null;
}

/**
 * Tiles on their way from the rack to the board: what is where, and where typing goes on. Immutable; every change is a new
 * placement. It knows squares and tiles, not the rules: whether a play is legal and what it scores is the server's to say.
 */
export class Placement {
  private constructor(private readonly state: State) {}

  static readonly nothing = new Placement({
    board: [],
    rack: [],
    placed: [],
    cursor: null,
    lifted: null,
    typed: null,
  });

  /** A board as the contract writes it and a rack such as `AB[CH]E?`. */
  static of(board: readonly string[], rack: string): Placement {
    return new Placement({ ...Placement.nothing.state, board, rack: number(rack) });
  }

  get board(): readonly string[] {
    return this.state.board;
  }

  /** The tiles in the order of the rack, those on the board among them. */
  get rack(): readonly RackTile[] {
    return this.state.rack;
  }

  get placed(): readonly Placed[] {
    return this.state.placed;
  }

  get cursor(): Cursor | null {
    return this.state.cursor;
  }

  /** The tile that was picked up by a click and goes where the next click says. */
  get lifted(): number | null {
    return this.state.lifted;
  }

  /** The blank that waits for its letter, if any. */
  get undecided(): Placed | null {
    return this.placed.find((tile) => tile.letter === '') ?? null;
  }

  /** The play as the contract writes it. */
  get tiles(): Tile[] {
    return this.placed.map(({ row, column, letter, blank }) => ({ row, column, letter, blank }));
  }

  isPlaced(id: number): boolean {
    return this.placed.some((tile) => tile.id === id);
  }

  placedAt(square: Square): Placed | null {
    return this.placed.find((tile) => sameSquare(tile, square)) ?? null;
  }

  private get columns(): number {
    return faces(this.board[0] ?? '').length;
  }

  isInside({ row, column }: Square): boolean {
    return row >= 1 && row <= this.board.length && column >= 1 && column <= this.columns;
  }

  isFree(square: Square): boolean {
    return this.isInside(square) && !this.isFixed(square) && this.placedAt(square) === null;
  }

  /** Whether a tile may lie on a square: it is empty, and in one line with the other tiles on their way. */
  mayLie(id: number, square: Square): boolean {
    const others = this.placed.filter((tile) => tile.id !== id);
    if (!this.isInside(square) || this.isFixed(square)) return false;
    if (others.some((tile) => sameSquare(tile, square))) return false;
    return (
      others.every((tile) => tile.row === square.row) || others.every((tile) => tile.column === square.column)
    );
  }

  private isFixed({ row, column }: Square): boolean {
    return tileAt(this.board, row, column) !== null;
  }

  private with(change: Partial<State>): Placement {
    return new Placement({ ...this.state, typed: null, ...change });
  }

  /**
   * The same tiles after the game has moved on. Tiles that are still held keep their order; tiles on the board stay
   * there when the rack is the same and their squares are free, so that one can think while the other player moves.
   */
  follow(board: readonly string[], rack: string): Placement {
    const letters = (tiles: readonly RackTile[]) =>
      tiles
        .map((tile) => tile.letter)
        .sort()
        .join(' ');
    if (letters(this.rack) === letters(number(rack))) {
      const next = this.with({ board });
      return next.with({ placed: this.placed.filter((tile) => next.isInside(tile) && !next.isFixed(tile)) });
    }
    const coming = faces(rack);
    const staying = this.rack.filter((tile) => {
      const at = coming.indexOf(tile.letter);
      if (at < 0) return false;
      coming.splice(at, 1);
      return true;
    });
    const next = Math.max(0, ...this.rack.map((tile) => tile.id)) + 1;
    const drawn = coming.map((letter, index) => ({ id: next + index, letter }));
    return new Placement({ ...Placement.nothing.state, board, rack: [...staying, ...drawn] });
  }

  /** A click on a square: puts the lifted tile there, takes a tile back, or sets and turns the arrow. */
  pick(square: Square): Placement {
    if (!this.isInside(square)) return this;
    if (this.lifted !== null) return this.isFixed(square) ? this : this.put(this.lifted, square);
    const there = this.placedAt(square);
    if (there) return this.takeBack(there.id);
    return this.turnAt(square);
  }

  private turnAt(square: Square): Placement {
    const { cursor } = this;
    if (!cursor || !sameSquare(cursor, square)) return this.pointAt(square);
    return cursor.direction === 'across' ? this.turn() : this.with({ cursor: null });
  }

  /** The arrow on a square. */
  pointAt({ row, column }: Square, direction: Direction = 'across'): Placement {
    return this.with({ cursor: { row, column, direction } });
  }

  /** The arrow turned. */
  turn(): Placement {
    const { cursor } = this;
    if (!cursor) return this;
    return this.with({ cursor: { ...cursor, direction: cursor.direction === 'across' ? 'down' : 'across' } });
  }

  withoutCursor(): Placement {
    return this.with({ cursor: null });
  }

  /** The arrow moved by so many squares, within the board. */
  step(rows: number, columns: number): Placement {
    const { cursor } = this;
    if (!cursor) return this;
    const row = clamp(cursor.row + rows, this.board.length);
    const column = clamp(cursor.column + columns, this.columns || 1);
    return this.with({ cursor: { ...cursor, row, column } });
  }

  /** Picks a tile up; the same one again puts it down. */
  lift(id: number): Placement {
    return this.with({ lifted: this.lifted === id ? null : id });
  }

  /** Puts a tile of the rack, or one that is already on the board, on a square; who stood there goes back to the rack. */
  put(id: number, square: Square): Placement {
    const tile = this.rack.find((one) => one.id === id);
    if (!tile || !this.isInside(square) || this.isFixed(square)) return this.with({ lifted: null });
    const before = this.placed.find((one) => one.id === id);
    if (before && sameSquare(before, square)) return this.with({ lifted: null });
    const others = this.placed.filter((one) => one.id !== id && !sameSquare(one, square));
    const blank = tile.letter === '?';
    // A blank that moves asks again: where it lands another letter may be meant.
    const put = { id, row: square.row, column: square.column, letter: blank ? '' : tile.letter, blank };
    return this.with({ placed: [...others, put], lifted: null });
  }

  /** Says what a blank on the board stands for. */
  choose(id: number, letter: string): Placement {
    return this.with({
      placed: this.placed.map((tile) => (tile.id === id && tile.blank ? { ...tile, letter } : tile)),
    });
  }

  /** A tile back on the rack. */
  takeBack(id: number): Placement {
    return this.with({ placed: this.placed.filter((tile) => tile.id !== id), lifted: null });
  }

  /** All tiles back on the rack; the arrow goes to where the first of them stood. */
  recall(): Placement {
    const [first] = this.placed;
    const cursor =
      this.cursor && first ? { ...this.cursor, row: first.row, column: first.column } : this.cursor;
    return this.with({ placed: [], lifted: null, cursor });
  }

  /**
   * A typed letter at the arrow, or at the next empty square in its direction. `blank` asks for a blank; otherwise one is
   * used only when the rack has no such letter left. Where a tile has several letters, they are typed one after the other.
   */
  type(
    letter: string,
    how: { blank: boolean },
    letters: Letters = [],
  ): { placement: Placement; problem?: TypingProblem; at?: Placed } {
    const { cursor } = this;
    if (!cursor) return { placement: this, problem: 'no-cursor' };
    const longer = this.typeOn(letter, how, letters);
    if (longer) return longer;
    const at = this.nextFree(cursor, cursor.direction);
    if (!at) return { placement: this, problem: 'no-room' };
    const tile = this.typedTile(letter, how);
    if (!tile) return { placement: this, problem: 'not-on-rack' };
    const blank = tile.letter === '?';
    const face = blank ? firstFace(letter, letters) : tile.letter;
    const put = { id: tile.id, row: at.row, column: at.column, letter: face, blank };
    const placed = this.with({ placed: [...this.placed, put], lifted: null });
    const after = placed.nextFree(at, cursor.direction) ?? beyond(at, cursor.direction, this);
    const typed = { id: tile.id, text: letter };
    return { placement: placed.with({ cursor: { ...after, direction: cursor.direction }, typed }), at: put };
  }

  private get held(): RackTile[] {
    return this.rack.filter((tile) => !this.isPlaced(tile.id));
  }

  /** The tile for a typed letter: that letter, else one that begins with it, else a blank. */
  private typedTile(letter: string, how: { blank: boolean }): RackTile | undefined {
    const { held } = this;
    const natural = how.blank
      ? undefined
      : (held.find((one) => one.letter === letter) ??
        held.find((one) => spelling(one.letter).startsWith(letter)));
    return natural ?? held.find((one) => one.letter === '?');
  }

  /** The next letter of the tile that was typed last, or null when the letter is a tile of its own. */
  private typeOn(
    letter: string,
    how: { blank: boolean },
    letters: Letters,
  ): { placement: Placement; at?: Placed } | null {
    const { typed } = this.state;
    const last = typed && this.placed.find((one) => one.id === typed.id);
    if (!typed || !last) return null;
    const text = typed.text + letter;
    // The tile is there already, since no other begins like it.
    if (spelling(last.letter).startsWith(text))
      return { placement: this.with({ typed: { ...typed, text } }), at: last };
    const face = letters.find((one) => spelling(one.letter) === text)?.letter;
    if (!face) return null;
    const { held } = this;
    const other = last.blank ? last : held.find((one) => one.letter === face);
    const isOwn = held.some((one) => one.letter === letter);
    if (!other || (last.blank ? isOwn && !how.blank : how.blank)) return null;
    const at = { ...last, id: other.id, letter: face };
    const placed = this.placed.map((one) => (one.id === last.id ? at : one));
    return { placement: this.with({ placed, typed: { id: at.id, text } }), at };
  }

  /** Takes back the tile under the arrow, or the one before it; over an empty square the arrow only steps back. */
  backspace(): Placement {
    const { cursor } = this;
    if (!cursor) return this;
    const here = this.placedAt(cursor);
    if (here) return this.takeBack(here.id);
    let at = shift(cursor, cursor.direction, -1);
    while (this.isInside(at) && this.isFixed(at)) at = shift(at, cursor.direction, -1);
    if (!this.isInside(at)) return this;
    const there = this.placedAt(at);
    const next = there ? this.takeBack(there.id) : this;
    return next.with({ cursor: { ...at, direction: cursor.direction } });
  }

  /** Tiles put on the board all at once, as a typed move says; null when the rack does not hold them. */
  lay(tiles: readonly Tile[]): Placement | null {
    const free = [...this.rack];
    const placed: Placed[] = [];
    for (const { row, column, letter, blank } of tiles) {
      const at = free.findIndex((tile) => tile.letter === (blank ? '?' : letter));
      if (at < 0) return null;
      placed.push({ id: free[at]!.id, row, column, letter, blank });
      free.splice(at, 1);
    }
    return this.with({ placed, lifted: null, cursor: null });
  }

  /** The rack in another order; the letters one sees always change places unless they are all the same. */
  shuffle(random: () => number = Math.random): Placement {
    const held = this.rack.filter((tile) => !this.isPlaced(tile.id));
    if (new Set(held.map((tile) => tile.letter)).size < 2) return this;
    const look = (tiles: RackTile[]) => tiles.map((tile) => tile.letter).join('');
    let mixed = mix(held, random);
    if (look(mixed) === look(held)) {
      // Two different neighbours change places, so that the button never seems dead.
      const at = held.findIndex((tile, index) => index > 0 && tile.letter !== held[index - 1]!.letter);
      mixed = [...held];
      [mixed[at - 1], mixed[at]] = [held[at]!, held[at - 1]!];
    }
    let next = 0;
    return this.with({ rack: this.rack.map((tile) => (this.isPlaced(tile.id) ? tile : mixed[next++]!)) });
  }

  /** A tile moved within the rack; one from the board comes back to that place. */
  reorder(id: number, to: number): Placement {
    const tile = this.rack.find((one) => one.id === id);
    if (!tile) return this;
    const others = this.rack.filter((one) => one.id !== id);
    const rack = [...others.slice(0, to), tile, ...others.slice(to)];
    return this.takeBack(id).with({ rack });
  }

  private nextFree(from: Square, direction: Direction): Square | null {
    let at: Square = { row: from.row, column: from.column };
    while (this.isInside(at)) {
      if (this.isFree(at)) return at;
      at = shift(at, direction, 1);
    }
    return null;
  }
}

/** The letter of a blank for which so much was typed: that letter, or the first that begins with it. */
function firstFace(typed: string, letters: Letters): string {
  if (letters.some((one) => one.letter === typed)) return typed;
  return letters.find((one) => spelling(one.letter).startsWith(typed))?.letter ?? typed;
}

function number(rack: string): RackTile[] {
  return faces(rack).map((letter, index) => ({ id: index + 1, letter }));
}

function shift(square: Square, direction: Direction, by: number): Square {
  return direction === 'across'
    ? { row: square.row, column: square.column + by }
    : { row: square.row + by, column: square.column };
}

/** One step past the edge. */
function beyond(square: Square, direction: Direction, { board }: Placement): Square {
  return direction === 'across'
    ? { row: square.row, column: faces(board[0] ?? '').length + 1 }
    : { row: board.length + 1, column: square.column };
}

function clamp(value: number, size: number): number {
  return Math.min(Math.max(value, 1), size);
}

/** Fisher and Yates. */
function mix<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
