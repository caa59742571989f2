import { ask, address } from '../api/client';
import { Session } from '../api/session.svelte';
import { strings } from '../strings';
import { announce } from '../ui/announcer.svelte';
import { asSentence, sentence } from '../ui/failures';
import { moveSentence, scores } from './commands';
import { Desk } from './desk.svelte';
import { momentOf, type Crossword } from './record';
import type { Tile } from './squares';

type Move =
  | { kind: 'play'; tiles: Tile[] }
  | { kind: 'exchange'; exchange: string }
  | { kind: 'pass' }
  | { kind: 'skip' };

const words = strings.crossword;

/** A game against the computer as its page plays it. */
export class Match {
  readonly session: Session<Crossword>;
  readonly desk: Desk;
  /** After how many moves the board is shown; null is the present. */
  looking = $state<number | null>(null);

  constructor(readonly id: string) {
    const path = { id };
    this.desk = new Desk((tiles, signal) =>
      ask('post', '/api/crossword/games/{id}/preview', { path, body: { tiles }, signal }),
    );
    this.session = new Session<Crossword>(
      address('/api/crossword/games/{id}/events', path),
      () => ask('get', '/api/crossword/games/{id}', { path }),
      (game, before) => this.taken(game, before),
    );
  }

  get game(): Crossword | null {
    return this.session.game;
  }

  private taken(game: Crossword, before: Crossword | null) {
    this.desk.follow(game.board, game.rack);
    if (!before || before.turn === game.turn) return;
    this.looking = null;
    const last = game.moves.at(-1);
    if (game.turn > before.turn && last) announce(`${moveSentence(game, last)}. ${scores(game)}.`);
  }

  get isMyTurn(): boolean {
    const { game } = this;
    return game !== null && !game.over && game.you !== null && game.toMove === game.you;
  }

  /** Whether a move would be taken now. */
  get isReady(): boolean {
    return this.isMyTurn && !this.session.busy;
  }

  /** How many moves the shown position has behind it. */
  get at(): number {
    return this.looking ?? this.game?.moves.length ?? 0;
  }

  /** The earlier position that is looked at, or null at the present. */
  get moment() {
    return this.game && this.looking !== null ? momentOf(this.game, this.looking) : null;
  }

  /** Looks at the position after so many moves. */
  look(turn: number) {
    const last = this.game?.moves.length ?? 0;
    const to = Math.min(Math.max(0, turn), last);
    this.looking = to === last ? null : to;
    announce(words.historyAt(to, last));
  }

  /** Makes a move; a refusal is said at the desk, and the tiles stay where they are. */
  async move(move: Move) {
    const { game } = this;
    if (!game || !this.isReady) return;
    const refusal = await this.session.send(() =>
      ask('post', '/api/crossword/games/{id}/moves', {
        path: { id: this.id },
        body: { turn: game.turn, ...move },
      }),
    );
    if (refusal) this.desk.say(refusal);
  }

  play() {
    return this.move({ kind: 'play', tiles: this.desk.placement.tiles });
  }

  /** Tries a play given as text: lays its tiles on the board and says what it scores. */
  async try(text: string): Promise<string> {
    try {
      const verdict = await ask('post', '/api/crossword/games/{id}/preview', {
        path: { id: this.id },
        body: { text },
      });
      const laid = verdict.tiles && this.desk.placement.lay(verdict.tiles);
      if (!verdict.legal || verdict.score === undefined) return asSentence(verdict.refusal?.message ?? '');
      if (laid) this.desk.change(laid);
      return words.command.tried(verdict.text ?? text, verdict.score);
    } catch (failure) {
      return sentence(failure);
    }
  }

  async undo() {
    const { game } = this;
    if (!game?.canUndo) return;
    const refusal = await this.session.send(() =>
      ask('post', '/api/crossword/games/{id}/undo', { path: { id: this.id }, body: { turn: game.turn } }),
    );
    if (refusal) this.desk.say(refusal);
  }

  async resign() {
    const { game } = this;
    if (!game || game.over) return;
    const refusal = await this.session.send(() =>
      ask('post', '/api/crossword/games/{id}/resign', { path: { id: this.id }, body: { turn: game.turn } }),
    );
    if (refusal) this.desk.say(refusal);
  }

  leave() {
    this.session.close();
    this.desk.leave();
  }
}
