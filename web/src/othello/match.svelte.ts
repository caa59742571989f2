import { address, ask } from '../api/client';
import { Session } from '../api/session.svelte';
import { strings } from '../strings';
import { announce } from '../ui/announcer.svelte';
import { isAnimated } from '../ui/motion.svelte';
import { pace, Stages } from '../ui/stages';
import { momentOf, type Colour, type OthelloGame, type OthelloMoment } from './record';
import { replyStages } from './reply';

const words = strings.othello;

/** An Othello game as its page plays it. */
export class OthelloMatch {
  readonly session: Session<OthelloGame>;
  /** After how many moves the board is shown; null is the present. */
  looking = $state<number | null>(null);
  /** What happened, for people: a pass, a refusal. */
  remark = $state('');
  /** What is shown while the computer's move is made step by step. */
  private reply = $state.raw<OthelloGame | null>(null);
  private readonly stages = new Stages<OthelloGame>((reply) => (this.reply = reply));
  /** When the position that is shown appeared. */
  private shownAt = 0;

  constructor(readonly id: string) {
    const path = { id };
    this.session = new Session<OthelloGame>(
      address('/api/othello/games/{id}/events', path),
      () => ask('get', '/api/othello/games/{id}', { path }),
      (game, before) => this.taken(game, before),
    );
  }

  /** The game as it is shown: while the computer's move is made, not all of it yet. */
  get game(): OthelloGame | null {
    return this.reply ?? this.session.game;
  }

  private taken(game: OthelloGame, before: OthelloGame | null) {
    if (!before || before.turn === game.turn) return;
    this.looking = null;
    this.remark = '';
    const known = this.reply?.turn ?? before.turn;
    const thought = Math.max(
      0,
      pace.thought - (game.turn === known + 1 ? performance.now() - this.shownAt : 0),
    );
    this.stages.run(isAnimated() ? replyStages(game, known, thought) : [], () => {
      this.reply = null;
      this.shownAt = performance.now();
      this.tell(game, before);
    });
  }

  /** Says what has happened since. */
  private tell(game: OthelloGame, before: OthelloGame) {
    const fresh = game.moves.slice(before.turn);
    const passed = fresh.findLast((move) => move.move === 'pass' && move.colour !== game.you);
    if (passed) this.remark = words.passed(this.name(passed.colour));
    const said = fresh.map((move) => this.sentence(move));
    if (said.length > 0) announce(`${said.join('. ')}. ${words.counts(game.black, game.white)}.`);
  }

  private sentence(move: OthelloGame['moves'][number]): string {
    const name = this.name(move.colour);
    return move.move === 'pass' ? words.passed(name) : words.played(name, move.move, move.flips.length);
  }

  /** Who plays a colour. */
  name(colour: Colour): string {
    const { game } = this;
    if (!game) return '';
    return game.you === colour ? words.you : (game.players[colour === 'black' ? 0 : 1]?.name ?? '');
  }

  get isMyTurn(): boolean {
    const { game } = this;
    return game !== null && !game.over && game.you === game.toMove;
  }

  get isReady(): boolean {
    return this.isMyTurn && !this.session.busy && this.looking === null;
  }

  /** Whether passing is the only move. */
  get mustPass(): boolean {
    return this.isMyTurn && this.game?.legal.length === 1 && this.game.legal[0]?.move === 'pass';
  }

  get at(): number {
    return this.looking ?? this.game?.moves.length ?? 0;
  }

  get moment(): OthelloMoment | null {
    return this.game && momentOf(this.game, this.at);
  }

  look(turn: number) {
    const last = this.game?.moves.length ?? 0;
    const to = Math.min(Math.max(0, turn), last);
    this.looking = to === last ? null : to;
    announce(strings.crossword.historyAt(to, last));
  }

  /** Plays on a square, or passes. */
  async move(move: string) {
    const { game } = this;
    if (!game || !this.isReady) return;
    if (!game.legal.some((one) => one.move.toLowerCase() === move)) {
      this.say(words.notLegal(move));
      return;
    }
    this.remark = '';
    const body = { turn: game.turn, move };
    const refusal = await this.session.send(() =>
      ask('post', '/api/othello/games/{id}/moves', { path: { id: this.id }, body }),
    );
    if (refusal) this.say(refusal);
  }

  async undo() {
    const { game } = this;
    if (!game?.canUndo) return;
    const body = { turn: game.turn };
    const refusal = await this.session.send(() =>
      ask('post', '/api/othello/games/{id}/undo', { path: { id: this.id }, body }),
    );
    if (refusal) this.say(refusal);
  }

  async resign() {
    const { game } = this.session;
    if (!game || game.over) return;
    const body = { turn: game.turn };
    const refusal = await this.session.send(() =>
      ask('post', '/api/othello/games/{id}/resign', { path: { id: this.id }, body }),
    );
    if (refusal) this.say(refusal);
  }

  private say(remark: string) {
    this.remark = remark;
    announce(remark, { urgent: true });
  }

  leave() {
    this.stages.stop();
    this.session.close();
  }
}
