import { ask, Refused } from '../api/client';
import { Desk } from '../crossword/desk.svelte';
import type { Tile } from '../crossword/squares';
import { strings } from '../strings';
import { announce } from '../ui/announcer.svelte';
import { sentence } from '../ui/failures';
import { turnText, type DailyGame, type DailyTurn, type Puzzle } from './record';

type Move = { kind: 'play'; tiles: Tile[] } | { kind: 'skip' };

const words = strings.daily;

/**
 * The puzzle of a date as its page plays it. Nothing is begun by looking: the game starts with the first tiles on the board,
 * so that an open page is no game.
 */
export class Day {
  puzzle = $state.raw<Puzzle | null>(null);
  /** The game, once there is one. */
  game = $state.raw<DailyGame | null>(null);
  /** Why the puzzle could not be loaded. */
  failure = $state.raw<unknown>(null);
  busy = $state(false);
  /** A calm sentence about what happened outside this page. */
  note = $state('');
  /** The turn just played, to be celebrated. */
  gained = $state.raw<DailyTurn | null>(null);
  readonly desk: Desk;

  private beginning: Promise<string> | undefined;

  /** The player's game of a date, or the one that `id` names. */
  constructor(
    readonly date: string,
    private readonly id: string | null = null,
  ) {
    this.desk = new Desk(async (tiles, signal) => {
      const path = { id: await this.begin() };
      return ask('post', '/api/daily/games/{id}/preview', { path, body: { tiles }, signal });
    });
  }

  async open() {
    this.failure = null;
    try {
      if (this.id) this.take(await this.load(this.id));
      else await this.openPuzzle();
    } catch (failure) {
      this.failure = failure;
    }
  }

  private async openPuzzle() {
    const puzzle = await ask('get', '/api/daily/puzzles/{date}', { path: { date: this.date } });
    if (puzzle.game) this.take(await this.load(puzzle.game));
    else this.desk.follow(puzzle.board, puzzle.rack);
    this.puzzle = puzzle;
  }

  private load(id: string): Promise<DailyGame> {
    return ask('get', '/api/daily/games/{id}', { path: { id } });
  }

  /** The game's id; starts it if need be, once. */
  private begin(): Promise<string> {
    if (this.game) return Promise.resolve(this.game.id);
    this.beginning ??= ask('post', '/api/daily/games', { body: { date: this.date } })
      .then((game) => {
        this.take(game);
        // Begun before, in another tab.
        if (game.attempt > 0) this.tell(strings.moved);
        return game.id;
      })
      .finally(() => (this.beginning = undefined));
    return this.beginning;
  }

  private take(game: DailyGame) {
    const before = this.game ?? this.puzzle;
    this.game = game;
    const same = before?.rack === game.rack && before.board.join() === game.board.join();
    // The desk would ask anew about tiles on a board that is another object only.
    if (!same) this.desk.follow(game.board, game.rack);
  }

  get variantName(): string | null {
    return this.game?.variant ?? this.puzzle?.variant ?? null;
  }

  get over(): boolean {
    return this.game?.over ?? false;
  }

  /** Whether a move would be taken now. */
  get isReady(): boolean {
    return !this.over && !this.busy;
  }

  /** Takes what another tab may have done meanwhile. */
  async refresh() {
    const { game } = this;
    if (!game || this.busy || game.over) return;
    try {
      const now = await this.load(game.id);
      if (this.busy || this.game !== game || now.attempt === game.attempt) return;
      this.take(now);
      this.tell(strings.moved);
    } catch {
      // The next move will say so.
    }
  }

  private tell(note: string) {
    this.note = note;
    announce(note);
  }

  play() {
    return this.move({ kind: 'play', tiles: this.desk.placement.tiles });
  }

  skip() {
    return this.move({ kind: 'skip' });
  }

  private async move(move: Move) {
    if (!this.isReady) return;
    this.busy = true;
    this.note = '';
    try {
      const before = this.game;
      const id = await this.begin();
      const { turn, attempt } = this.game!;
      // The move was meant for the beginning, which is over.
      if (!before && attempt > 0) return;
      const game = await ask('post', '/api/daily/games/{id}/moves', {
        path: { id },
        body: { turn, attempt, ...move },
      });
      this.take(game);
      this.moved(game);
    } catch (failure) {
      this.refused(failure);
    } finally {
      this.busy = false;
    }
  }

  private moved(game: DailyGame) {
    const last = game.turns.at(-1);
    if (!last) return;
    if (last.kind === 'play') this.gained = last;
    const what = last.kind === 'play' ? words.scored(turnText(last), last.score) : words.skippedSpoken;
    const next = game.over
      ? words.overSpoken(game.total)
      : words.nextSpoken(game.total, game.turn + 1, [...game.rack].join(' '));
    announce(`${what} ${next}`);
  }

  /** A play that is refused goes back to the rack; what is out of turn has happened elsewhere. */
  private refused(failure: unknown) {
    if (!(failure instanceof Refused)) {
      this.desk.say(sentence(failure));
      return;
    }
    const { problem } = failure;
    const before = this.game?.turn ?? 0;
    const game = problem.game?.game === 'daily' ? problem.game : null;
    if (game) this.take(game);
    if (problem.status === 409) {
      this.tell(strings.moved);
      return;
    }
    const reason = closed(problem.refusal?.message ?? problem.message);
    if (!game) {
      this.desk.say(reason);
      return;
    }
    this.desk.change(this.desk.placement.recall());
    const cost = game.turn > before ? words.turnLost : words.refusalsLeft(game.freeRefusals);
    this.desk.say(`${reason} ${cost}`);
  }

  /** Tries a play given as text: lays its tiles on the board and says what it scores. */
  async try(text: string): Promise<string> {
    try {
      const path = { id: await this.begin() };
      const verdict = await ask('post', '/api/daily/games/{id}/preview', { path, body: { text } });
      if (!verdict.legal || verdict.score === undefined) return verdict.refusal?.message ?? '';
      const laid = verdict.tiles && this.desk.placement.lay(verdict.tiles);
      if (laid) this.desk.change(laid);
      return strings.crossword.command.tried(verdict.text ?? text, verdict.score);
    } catch (failure) {
      return sentence(failure);
    }
  }

  leave() {
    this.desk.leave();
  }
}

/** A sentence that others may follow. */
function closed(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
