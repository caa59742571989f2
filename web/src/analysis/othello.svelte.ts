import { ask, type Schemas } from '../api/client';
import { afterMove, indexOf, type Colour } from '../othello/record';
import { strings } from '../strings';
import { announce } from '../ui/announcer.svelte';
import { Analyst } from './analyst.svelte';
import { exported } from './exported';
import { valueText } from './values';

export type OthelloAnswer = Schemas['OthelloAnalysis'];
export type ValuedMove = OthelloAnswer['moves'][number];

/** What a click on a square does. */
export type Tool = keyof typeof strings.analysis.othello.tools;

const words = strings.analysis.othello;
const start = '---------------------------OX------XO---------------------------';

/** What was asked: a text, and after how many of its moves. */
interface Question {
  text: string;
  turn?: number;
}

/** An Othello position being set up, looked at and played on. */
export class OthelloAnalysis {
  readonly analyst = new Analyst<OthelloAnswer>();
  board = $state(start);
  toMove = $state<Colour>('black');
  /** The square of the move that led here. */
  last = $state<string | null>(null);
  /** The position as text: the one on the board, or what was pasted. */
  text = $state('');
  tool = $state<Tool>('play');
  seconds = $state('1');
  /** The questions that led here by playing on; the last is the one that is shown. */
  private trail = $state.raw<Question[]>([]);

  get answer(): OthelloAnswer | null {
    return this.analyst.answer;
  }

  get canGoBack(): boolean {
    return this.trail.length > 1;
  }

  private written(): string {
    return `${this.board} ${this.toMove === 'black' ? 'X' : 'O'}`;
  }

  async restart() {
    this.set(start, 'black');
    await this.analyze();
  }

  private set(board: string, toMove: Colour) {
    this.board = board;
    this.toMove = toMove;
    this.last = null;
    this.change();
  }

  private change() {
    this.analyst.forget();
    this.trail = [];
    this.text = this.written();
  }

  changeSide(colour: Colour) {
    if (colour === this.toMove) return;
    this.set(this.board, colour);
  }

  /** A click on a square: plays there, or puts what the tool says. */
  async pick(square: string) {
    if (this.tool !== 'play') {
      this.put(square, this.tool);
      return;
    }
    const move = this.answer?.moves.find((one) => one.move === square);
    if (move) await this.play(move);
    else if (this.answer) announce(strings.othello.notLegal(square), { urgent: true });
    else announce(words.changed, { urgent: true });
  }

  private put(square: string, disc: 'X' | 'O' | '-') {
    const index = indexOf(square);
    this.set(this.board.slice(0, index) + disc + this.board.slice(index + 1), this.toMove);
    const named = { X: strings.othello.blackDisc, O: strings.othello.whiteDisc, '-': strings.othello.empty };
    announce(words.put(square, named[disc]));
  }

  /** Plays a move and looks at what comes of it. */
  async play(move: ValuedMove) {
    const { trail } = this;
    this.board = afterMove(this.board, { ...move, colour: this.toMove });
    this.toMove = this.toMove === 'black' ? 'white' : 'black';
    this.text = this.written();
    this.trail = [...trail, { text: this.text }];
    await this.ask('board', this.trail.at(-1)!);
    this.last = move.move === 'pass' ? null : move.move;
  }

  /** One question back. */
  async back() {
    if (!this.canGoBack) return;
    this.trail = this.trail.slice(0, -1);
    await this.ask('board', this.trail.at(-1)!);
  }

  /** Asks about the board as it is. */
  async analyze() {
    this.trail = [{ text: this.written() }];
    await this.ask('board', this.trail[0]!);
  }

  /** Asks about a text. */
  async read(text: string, turn?: number) {
    const question = { text, turn };
    if (await this.ask('text', question)) this.trail = [question];
  }

  /** Looks at another moment of a record. */
  async look(turn: number) {
    const last = this.trail.at(-1);
    if (last) await this.read(last.text, turn);
  }

  /** A game of this server that is over. */
  async readGame(id: string, turn?: number) {
    await this.read(await exported('othello', 'transcript', id), turn);
  }

  /** What an address must say to bring the same again. */
  get query(): Record<string, string> {
    const { answer, text } = this;
    const turn: Record<string, string> =
      answer && answer.turn < answer.turns ? { turn: String(answer.turn) } : {};
    return { position: text, ...turn };
  }

  private async ask(at: 'board' | 'text', { text, turn }: Question): Promise<OthelloAnswer | null> {
    const body = { position: text, turn, seconds: Number(this.seconds) };
    const answer = await this.analyst.ask(at, (signal) =>
      ask('post', '/api/analysis/othello', { body, signal }),
    );
    if (answer) this.take(answer, text);
    return answer;
  }

  private take(answer: OthelloAnswer, text: string) {
    this.board = answer.board;
    this.toMove = answer.toMove;
    const before = answer.history?.[answer.turn - 1];
    this.last = before === undefined || before === 'pass' ? null : before;
    this.text = answer.turns > 0 ? text : this.written();
    const [best] = answer.moves;
    announce(
      best
        ? words.said(answer.moves.length, best.move, valueText(best.value, answer.exact))
        : words.over(answer.black, answer.white),
    );
  }
}
