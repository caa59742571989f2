import { ask, address } from '../api/client';
import { Session } from '../api/session.svelte';
import { strings } from '../strings';
import { announce } from '../ui/announcer.svelte';
import { asSentence, sentence } from '../ui/failures';
import { isAnimated } from '../ui/motion.svelte';
import { pace, Stages } from '../ui/stages';
import { spoken, type Letters } from './alphabet';
import { moveSentence, scores } from './commands';
import { Desk } from './desk.svelte';
import { lastPlay, momentOf, type Crossword } from './record';
import { replyStages, type Reply } from './reply';
import type { Square, Tile } from './squares';

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
  /** The letters of the variant, once the page knows it. */
  letters: Letters | undefined;
  /** What is shown while the computer's move is placed step by step. */
  private reply = $state.raw<Reply | null>(null);
  private readonly stages = new Stages<Reply>((reply) => this.stage(reply));
  /** When the position that is shown appeared. */
  private shownAt = 0;

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

  /** The game as it is shown: while the computer's move is placed, not all of it yet. */
  get game(): Crossword | null {
    return this.reply?.game ?? this.session.game;
  }

  /** The squares to mark: those of the last move, or of the one that is being placed. */
  get marked(): readonly Square[] {
    const { game, reply } = this;
    if (reply && reply.placed.length > 0) return reply.placed;
    return game ? lastPlay(game) : [];
  }

  /** Whether the computer is placing its tiles. */
  get isPlacing(): boolean {
    return (this.reply?.placed.length ?? 0) > 0;
  }

  private taken(game: Crossword, before: Crossword | null) {
    // News of the move that is being placed.
    if (this.reply && before?.turn === game.turn) return;
    const known = this.reply?.game.moves.length ?? before?.moves.length ?? 0;
    const isNew = before !== null && game.turn > before.turn;
    const thought = Math.max(
      0,
      pace.thought - (game.turn === known + 1 ? performance.now() - this.shownAt : 0),
    );
    if (before?.turn !== game.turn) this.looking = null;
    this.stages.run(isNew && isAnimated() ? replyStages(game, known, thought, this.letters) : [], () => {
      this.reply = null;
      this.shownAt = performance.now();
      this.desk.follow(game.board, game.rack);
      const last = game.moves.at(-1);
      if (isNew && last) announce(spoken(`${moveSentence(game, last)}. ${scores(game)}.`));
    });
  }

  private stage(reply: Reply) {
    this.reply = reply;
    this.desk.follow(reply.game.board, reply.game.rack);
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
    return this.game && this.looking !== null ? momentOf(this.game, this.looking, this.letters) : null;
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
    const { game } = this.session;
    if (!game || game.over) return;
    const refusal = await this.session.send(() =>
      ask('post', '/api/crossword/games/{id}/resign', { path: { id: this.id }, body: { turn: game.turn } }),
    );
    if (refusal) this.desk.say(refusal);
  }

  leave() {
    this.stages.stop();
    this.session.close();
    this.desk.leave();
  }
}
