import { catalogue, type Variant } from '../api/catalogue';
import { ask, type Schemas } from '../api/client';
import { upperOf, type Letters } from '../crossword/alphabet';
import { squareName, type Square } from '../crossword/squares';
import { strings } from '../strings';
import { announce } from '../ui/announcer.svelte';
import { Analyst } from './analyst.svelte';
import { exported } from './exported';
import { equityText, percentText, spreadText } from './values';
import { cgp, rackOf, rackTiles, rackWithout, Setup, solverBoard } from './setup';

export type CrosswordAnswer = Schemas['CrosswordAnalysis'];
export type RankedPlay = CrosswordAnswer['plays'][number];
export type Sort = NonNullable<Schemas['CrosswordQuestion']['sort']>;

/** Where a refusal is shown. */
type Form = 'board' | 'text';

const words = strings.analysis.crossword;
const few = 50;
const most = 1000;
/** How many characters of an address a text may take. */
const longest = 4000;
const steps: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A play's equity as text; empty when it is not known. */
export function equityOf({ equity }: RankedPlay): string {
  return equity === undefined ? '' : equityText(equity);
}

/** A play's value in the endgame as text, and what is known of it; undefined when there is none. */
export function endgameOf({ endgame }: RankedPlay) {
  return endgame && { text: spreadText(endgame.value), bound: endgame.bound };
}

/** A play's chance to win as text, and its error; undefined when it was not simulated. */
export function winOf({ simulation }: RankedPlay) {
  if (!simulation) return undefined;
  const { win, winError } = simulation;
  return { text: percentText(win), error: winError === undefined ? '' : `± ${percentText(winError)}` };
}

/** What is announced of a play's value. */
function valueSaid(play: RankedPlay): string {
  const win = winOf(play);
  if (win) return words.saidWin(win.text);
  const endgame = endgameOf(play);
  return endgame ? words.saidEndgame(endgame.text) : '';
}

/** A crossword position being set up and looked at. */
export class CrosswordAnalysis {
  readonly analyst = new Analyst<CrosswordAnswer>();
  variants = $state.raw<Variant[]>([]);
  /** What the board is; one that came with a text has bonus squares of its own. */
  variant = $state.raw<Variant | null>(null);
  setup = $state.raw(Setup.of([]));
  rack = $state('');
  /** The scores that came with a text, which chances to win depend on. */
  private scores: readonly number[] = [0, 0];
  /** The position as text: the one on the board, or what was pasted. */
  text = $state('');
  /** A record of several turns that the position is one of. */
  record = $state.raw<{ text: string; turns: number; turn: number } | null>(null);
  /** The game of this server that was read last. */
  private game: { id: string; text: string } | null = null;
  /** What somebody wants plays to be sorted by; kept for the next position. */
  wanted = $state<Sort | null>(null);
  /** Whether a simulation was asked for. */
  simulated = $state(false);
  /** How many plays were asked for last. */
  private top = few;
  /** Whether the next letter of the buttons is a blank. */
  blank = $state(false);

  get answer(): CrosswordAnswer | null {
    return this.analyst.answer;
  }

  /**
   * What the plays are sorted by: endgames by their values, simulated positions by the chance to win, others by score, unless
   * somebody wants another order.
   */
  get sort(): Sort {
    if (this.wanted === 'score' || this.wanted === 'equity') return this.wanted;
    if (this.answer?.endgame) return 'endgame';
    return this.answer?.simulation ? 'win' : 'score';
  }

  /** Knows what boards there are, and shows the first of them. */
  async open() {
    this.variants = (await catalogue()).variants;
    this.choose(this.variants[0]?.name ?? '');
  }

  /** An empty board of a variant. */
  choose(name: string) {
    const variant = this.variants.find((one) => one.name === name);
    if (!variant) return;
    this.variant = variant;
    this.rack = '';
    this.scores = [0, 0];
    this.change(Setup.empty(variant));
  }

  /** The board or its arrow changes; when the tiles do, what was known of the position is no longer true. */
  change(next: Setup) {
    const same = next.board.join() === this.setup.board.join();
    this.setup = next;
    if (same && this.text !== '') return;
    this.forget();
  }

  changeRack(text: string) {
    const rack = rackOf(text, this.letters);
    if (rack === this.rack) return;
    this.rack = rack;
    this.forget();
  }

  private forget() {
    this.analyst.forget();
    this.record = null;
    this.text = this.written(this.tiles);
  }

  private get letters(): Letters | undefined {
    return this.variant?.letters;
  }

  /** The rack as the contract writes it. */
  private get tiles(): string {
    return rackTiles(this.rack, this.letters);
  }

  /** Whether the bonus squares are the text's own. */
  private get isOwn(): boolean {
    return this.variant !== null && !this.variants.includes(this.variant);
  }

  /** The rack by itself, so that what is wrong with it is told as such; the solver's boards have to have one. */
  private question(): { position: string; rack?: string } {
    return this.isOwn
      ? { position: this.written(this.tiles) }
      : { position: this.written(''), rack: this.tiles };
  }

  private written(rack: string): string {
    const { variant } = this;
    if (!variant) return '';
    return this.isOwn
      ? solverBoard(this.setup.board, rack, variant.squares)
      : cgp(this.setup.board, rack, variant.name, this.scores);
  }

  /** Asks about the board as it is. */
  async analyze() {
    await this.ask('board', this.question(), few);
  }

  /** Asks about a text; a record brings the position before one of its turns, the last by default. */
  async read(text: string, turn?: number) {
    const answer = await this.ask('text', { position: text, turn }, few);
    if (answer) this.text = answer.turns > 1 ? text : this.written(answer.rack);
  }

  /** Looks at another turn of the record. */
  async look(turn: number) {
    if (this.record) await this.read(this.record.text, turn);
  }

  /** Every play, or as many as the server tells. */
  async more() {
    await this.again(most);
  }

  /** As many plays as before in another order, which may be other plays. */
  async sortBy(sort: Sort) {
    this.wanted = sort;
    await this.again(this.top);
  }

  /** The same plays with their chances to win, best first. */
  async simulate() {
    this.simulated = true;
    const answer = await this.again(this.top, 'win');
    if (answer) this.wanted = answer.simulation ? 'win' : null;
  }

  /** Asks about the same position; its plays stay until there are others. */
  private async again(top: number, sort = this.wanted) {
    const { record } = this;
    const question = record ? { position: record.text, turn: record.turn } : this.question();
    return this.ask('board', question, top, { keep: true, sort });
  }

  /** A game of this server that is over. */
  async readGame(id: string, turn?: number) {
    const text = await exported('crossword', 'gcg', id);
    this.game = { id, text };
    await this.read(text, turn);
  }

  /** What an address must say to bring the same again; a record that is too long for one is left out. */
  get query(): Record<string, string> {
    const { record, game, text, wanted } = this;
    const more: Record<string, string> = {
      ...(record && { turn: String(record.turn) }),
      ...(wanted !== null && { sort: wanted }),
    };
    if (game && (record?.text ?? text) === game.text) return { game: game.id, ...more };
    const position = record?.text ?? text;
    return encodeURIComponent(position).length <= longest ? { position, ...more } : {};
  }

  private async ask(
    at: Form,
    question: Omit<Schemas['CrosswordQuestion'], 'top' | 'sort' | 'endgame' | 'simulate'>,
    top: number,
    how: { keep?: boolean; sort?: Sort | null } = {},
  ) {
    this.top = top;
    // Plays of another position are simulated again if they are to be sorted by it.
    if (!how.keep) this.simulated = this.wanted === 'win';
    const simulate = this.simulated || undefined;
    const { sort = this.wanted } = how;
    const body = { ...question, top, sort: sort ?? undefined, endgame: true, simulate };
    const answer = await this.analyst.ask(
      at,
      (signal) => ask('post', '/api/analysis/crossword', { body, signal }),
      how,
    );
    if (!answer) return null;
    this.take(answer);
    this.record =
      answer.turns > 1 ? { text: question.position, turns: answer.turns, turn: answer.turn ?? 0 } : null;
    const [best] = answer.plays;
    announce(
      best ? words.said(answer.count, best.move, best.score, equityOf(best), valueSaid(best)) : words.none,
    );
    return answer;
  }

  private take(answer: CrosswordAnswer) {
    this.variant = this.variantOf(answer) ?? this.variant;
    if (answer.board.join() !== this.setup.board.join()) this.setup = Setup.of(answer.board);
    this.setup = this.setup.withoutCursor();
    this.rack = answer.rack;
    this.scores = answer.scores.length === 2 ? answer.scores : [0, 0];
  }

  private variantOf({ variant, board, squares }: CrosswordAnswer): Variant | undefined {
    if (!squares) return this.variants.find((one) => one.name === variant);
    const [standard] = this.variants;
    const size = board.length;
    const centre = Math.floor(size / 2) + 1;
    return (
      standard && {
        ...standard,
        name: variant,
        title: words.own,
        rows: size,
        columns: size,
        squares,
        start: { row: centre, column: centre },
      }
    );
  }

  /** Puts a play on the board, and shows what is left. */
  put(play: RankedPlay) {
    this.rack = rackWithout(this.tiles, play.tiles);
    this.change(this.setup.with(play.tiles, this.letters));
  }

  pick(square: Square) {
    this.change(this.setup.pick(square));
    const { cursor } = this.setup;
    announce(cursor ? strings.board.arrow(squareName(cursor), cursor.direction) : strings.board.arrowGone);
  }

  /** A letter at the arrow; a typed one may go on with the tile before it. */
  type(letter: string, how: { blank: boolean; typed?: boolean }) {
    const { cursor } = this.setup;
    const next = how.typed
      ? this.setup.type(letter, how, this.letters)
      : this.setup.put(letter, how, this.letters);
    this.blank = false;
    if (!cursor) announce(strings.board.noCursor, { urgent: true });
    else if (next === this.setup) announce(strings.board.noRoom, { urgent: true });
    else announce(strings.board.placed(letter, squareName(cursor), how.blank));
    this.change(next);
  }

  backspace() {
    this.change(this.setup.backspace());
    const { cursor } = this.setup;
    if (cursor) announce(words.erased(squareName(cursor)));
  }

  turn() {
    this.change(this.setup.turn());
    const { cursor } = this.setup;
    if (cursor) announce(strings.board.arrow(squareName(cursor), cursor.direction));
  }

  /** Follows a key on the board that changes it; true when it did. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = steps[event.key];
    if (step) this.change(this.setup.step(...step));
    else if (/^\p{L}$/u.test(event.key))
      this.type(upperOf(event.key, this.letters), { blank: event.shiftKey, typed: true });
    else if (event.key === ' ') this.turn();
    else if (event.key === 'Backspace') this.backspace();
    else if (event.key === 'Delete') this.change(this.setup.erase());
    else if (event.key === 'Escape' && this.setup.cursor) this.change(this.setup.withoutCursor());
    else return false;
    return true;
  }
}
