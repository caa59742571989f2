import { strings } from '../strings';
import { sentence } from '../ui/failures';
import { Refused } from './client';
import { live, type Live } from './live';

/** A game that is followed and played: its present state, what came of the last request, whether the server is there. */
export class Session<Game extends { turn: number }> {
  game = $state.raw<Game | null>(null);
  /** Why the game could not be loaded. */
  failure = $state.raw<unknown>(null);
  connected = $state(true);
  /** A request is on its way. */
  busy = $state(false);
  /** A calm sentence about what happened outside this page. */
  note = $state('');

  private stream: Live | undefined;
  /** Numbers the requests, and the turn that the last was meant for. */
  private sent = { number: 0, turn: 0 };

  /** `events` is the address of the stream, `load` asks for the game, `taken` hears of every new state. */
  constructor(
    private readonly events: string,
    private readonly load: () => Promise<Game>,
    private readonly taken: (game: Game, before: Game | null) => void = () => undefined,
  ) {}

  async open() {
    this.failure = null;
    try {
      this.take(await this.load());
    } catch (failure) {
      this.failure = failure;
      return;
    }
    this.stream?.close();
    this.stream = live<Game>(
      this.events,
      (game) => this.heard(game),
      (connected) => (this.connected = connected),
      { open: (address) => new EventSource(address), poll: async () => this.take(await this.load()) },
    );
  }

  close() {
    this.stream?.close();
    this.stream = undefined;
  }

  /** The stream brings a game; when it has gone past the move on its way, that move has arrived and the next may come. */
  private heard(game: Game) {
    this.take(game);
    if (game.turn > this.sent.turn) this.busy = false;
  }

  private take(game: Game) {
    const before = this.game;
    this.game = game;
    this.taken(game, before);
  }

  /**
   * Sends a change and takes the game that comes back. The reply of the computer may come by the stream before the answer to
   * the request does; then the answer is old news. Returns what the rules refused, or null when all went well.
   */
  async send(request: () => Promise<Game>): Promise<string | null> {
    if (this.busy) return null;
    this.busy = true;
    this.note = '';
    const number = this.sent.number + 1;
    this.sent = { number, turn: this.game?.turn ?? 0 };
    const heard = this.stream?.count;
    const takeUnlessOld = (game: Game) => {
      if (!this.stream?.isOpen || this.stream.count === heard) this.take(game);
    };
    try {
      takeUnlessOld(await request());
      return null;
    } catch (failure) {
      if (!(failure instanceof Refused)) return sentence(failure);
      if (failure.problem.game) takeUnlessOld(failure.problem.game as unknown as Game);
      if (failure.problem.status !== 409) return sentence(failure);
      this.note = strings.moved;
      return null;
    } finally {
      if (this.sent.number === number) this.busy = false;
    }
  }
}
