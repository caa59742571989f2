import { address, ask } from '../api/client';
import { Session } from '../api/session.svelte';
import { strings } from '../strings';
import { announce } from '../ui/announcer.svelte';
import { momentOf, type Colour, type OthelloGame, type OthelloMoment } from './record';

const words = strings.othello;

/** An Othello game as its page plays it. */
export class OthelloMatch {
  readonly session: Session<OthelloGame>;
  /** After how many moves the board is shown; null is the present. */
  looking = $state<number | null>(null);
  /** What happened, for people: a pass, a refusal. */
  remark = $state('');

  constructor(readonly id: string) {
    const path = { id };
    this.session = new Session<OthelloGame>(
      address('/api/othello/games/{id}/events', path),
      () => ask('get', '/api/othello/games/{id}', { path }),
      (game, before) => this.taken(game, before),
    );
  }

  get game(): OthelloGame | null {
    return this.session.game;
  }

  private taken(game: OthelloGame, before: OthelloGame | null) {
    if (!before || before.turn === game.turn) return;
    this.looking = null;
    this.remark = '';
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
    const { game } = this;
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
    this.session.close();
  }
}
