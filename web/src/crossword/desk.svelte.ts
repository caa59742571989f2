import type { Schemas } from '../api/client';
import { strings } from '../strings';
import { announce } from '../ui/announcer.svelte';
import { asSentence, sentence } from '../ui/failures';
import { upperOf, type Letters } from './alphabet';
import { Placement, type TypingProblem } from './placement';
import { squareName, type Square, type Tile } from './squares';

export type Preview = Schemas['Preview'];

/** Asks the server what a play would score. */
export type Judge = (tiles: Tile[], signal: AbortSignal) => Promise<Preview>;

const words = strings.board;
const steps: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * A player's place at the board: the tiles being placed, what the server says about them, and the keys. Pages make one,
 * tell it of every new position with `follow`, and show it in a PlayArea.
 */
export class Desk {
  placement = $state.raw(Placement.nothing);
  /** What the server says about the tiles on the board; null while there are none or the answer is on its way. */
  verdict = $state.raw<Preview | null>(null);
  /** A sentence about the last key or play that could not be followed. */
  remark = $state('');

  private asked: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly judge: Judge,
    private readonly pause = 120,
  ) {}

  /** The game stands like this now. */
  follow(board: readonly string[], rack: string) {
    const before = this.placement;
    const next = before.board.length === 0 ? Placement.of(board, rack) : before.follow(board, rack);
    const { cursor } = before;
    // The arrow stays where it was, so that typing simply goes on.
    this.change(cursor && !next.cursor ? next.pointAt(cursor, cursor.direction).step(0, 0) : next);
  }

  /** Takes a new placement; if the tiles on the board are others than before, asks what they are worth. */
  change(next: Placement) {
    const before = this.placement;
    this.placement = next;
    if (next === before) return;
    const same =
      before.board.join() === next.board.join() &&
      JSON.stringify(before.tiles) === JSON.stringify(next.tiles);
    if (same) return;
    this.remark = '';
    this.ask();
  }

  private ask() {
    clearTimeout(this.timer);
    this.asked?.abort();
    this.verdict = null;
    const { tiles, undecided } = this.placement;
    if (tiles.length === 0 || undecided) return;
    const asked = new AbortController();
    this.asked = asked;
    this.timer = setTimeout(() => {
      this.judge(tiles, asked.signal).then(
        (verdict) => {
          if (!asked.signal.aborted) this.heard(verdict);
        },
        (failure) => {
          if (!asked.signal.aborted) this.remark = sentence(failure);
        },
      );
    }, this.pause);
  }

  private heard(verdict: Preview) {
    this.verdict = verdict;
    if (verdict.legal && verdict.score !== undefined) announce(words.points(verdict.score));
    else if (verdict.refusal) announce(asSentence(verdict.refusal.message));
  }

  /** Why the tiles on the board are no play, or what was wrong with a key; empty when all is well. */
  get problem(): string {
    return (
      this.remark || (this.verdict?.legal === false ? asSentence(this.verdict.refusal?.message ?? '') : '')
    );
  }

  /** Says something about the last try, aloud too. */
  say(remark: string) {
    this.remark = remark;
    if (remark) announce(remark, { urgent: true });
  }

  pick(square: Square) {
    const before = this.placement;
    this.change(before.pick(square));
    this.tell(before);
  }

  /** Says what a click or a key has changed. */
  private tell(before: Placement) {
    const now = this.placement;
    const { cursor } = now;
    if (now.placed.length < before.placed.length) announce(words.takenBack);
    else if (now.placed.length > before.placed.length || now.placed !== before.placed) {
      const tile = now.placed.at(-1);
      if (tile) announce(words.placed(tile.letter || words.blank, squareName(tile), tile.blank));
    } else if (cursor && cursor.direction !== before.cursor?.direction) {
      announce(words.arrow(squareName(cursor), cursor.direction));
    } else if (!cursor && before.cursor) announce(words.arrowGone);
  }

  lift(id: number) {
    this.change(this.placement.lift(id));
    const tile = this.placement.rack.find((one) => one.id === this.placement.lifted);
    if (tile) announce(words.lifted(tile.letter === '?' ? words.blank : tile.letter));
  }

  recall() {
    if (this.placement.placed.length === 0) return;
    this.change(this.placement.recall());
    announce(words.recalled);
  }

  shuffle() {
    this.change(this.placement.shuffle());
    const held = this.placement.rack.filter((tile) => !this.placement.isPlaced(tile.id));
    announce(words.shuffled(held.map((tile) => (tile.letter === '?' ? words.blank : tile.letter)).join(' ')));
  }

  type(letter: string, how: { blank: boolean }, letters?: Letters) {
    const { placement, problem, at } = this.placement.type(letter, how, letters);
    this.change(placement);
    if (at) announce(words.placed(at.letter, squareName(at), at.blank));
    if (problem) this.say(this.typingProblem(problem, letter, how.blank));
  }

  private typingProblem(problem: TypingProblem, letter: string, blank: boolean): string {
    if (problem === 'no-cursor') return words.noCursor;
    if (problem === 'no-room') return words.noRoom;
    return blank ? words.noBlank : words.notOnRack(letter);
  }

  /**
   * Follows a key that belongs to the board; true when it did. Shift is what asks for a blank, never the case of the letter,
   * which Caps Lock changes too.
   */
  key(event: KeyboardEvent, where: { start: Square; letters?: Letters; play: () => void }): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const { placement } = this;
    if (/^\p{L}$/u.test(event.key)) {
      this.startTyping(where.start);
      this.type(upperOf(event.key, where.letters), { blank: event.shiftKey }, where.letters);
      return true;
    }
    const step = steps[event.key];
    if (step) {
      if (!placement.cursor) return false;
      this.change(placement.step(...step));
      return true;
    }
    switch (event.key) {
      case ' ':
        return this.space(where.start);
      case 'Backspace':
        return this.then(() => this.change(placement.backspace()));
      case 'Enter':
        return placement.lifted !== null && placement.cursor
          ? this.space(where.start)
          : this.then(where.play);
      case 'Escape':
        return this.escape();
      case '1':
        return this.then(() => this.shuffle());
      default:
        return false;
    }
  }

  /** On an empty board there is one place to begin, so that typing works at once. */
  private startTyping(start: Square) {
    const { placement } = this;
    const untouched = placement.placed.length === 0 && placement.board.every((row) => /^\.*$/.test(row));
    if (!placement.cursor && untouched) this.change(placement.pointAt(start));
  }

  /** Turns the arrow, puts down the tile in the hand, or brings the arrow when there is none. */
  private space(start: Square): boolean {
    const before = this.placement;
    const { cursor, lifted } = before;
    if (!cursor) this.change(before.pointAt(start));
    else this.change(lifted === null ? before.turn() : before.put(lifted, cursor));
    this.tell(before);
    return true;
  }

  private escape(): boolean {
    const { placement } = this;
    if (placement.lifted !== null) this.change(placement.lift(placement.lifted));
    else if (placement.placed.length > 0) this.recall();
    else if (placement.cursor) this.change(placement.withoutCursor());
    else return false;
    return true;
  }

  private then(action: () => void): boolean {
    const before = this.placement;
    action();
    if (this.placement !== before && this.placement.placed !== before.placed) this.tell(before);
    return true;
  }

  /** Forgets what was asked; for the end of a page. */
  leave() {
    clearTimeout(this.timer);
    this.asked?.abort();
  }
}
