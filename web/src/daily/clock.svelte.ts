import { ask, type Schemas } from '../api/client';
import { countdown } from '../ui/countdown';

export type Today = Schemas['Today'];

/** Which day it is by the server's clock, and how long it lasts; the reader's clock only counts seconds. */
export class Clock {
  today = $state.raw<Today | null>(null);
  private now = $state(Date.now());
  private ahead = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private asked = 0;

  /** `changed` hears of every day that the server names anew. */
  constructor(
    private readonly changed: (today: string) => void = () => undefined,
    private readonly load: () => Promise<Today> = () => ask('get', '/api/daily', {}),
  ) {}

  async start() {
    await this.ask();
    clearInterval(this.timer);
    this.timer = setInterval(() => this.tick(), 1000);
  }

  private tick() {
    this.now = Date.now();
    // Only the server says that the next day has come. It is not asked more often than every ten seconds.
    if (this.today && this.left < -1000 && this.now - this.asked > 10_000) this.ask().catch(() => undefined);
  }

  private async ask() {
    this.asked = Date.now();
    const before = this.today?.today;
    const today = await this.load();
    this.now = Date.now();
    this.ahead = Date.parse(today.now) - this.now;
    this.today = today;
    if (before !== undefined && before !== today.today) this.changed(today.today);
  }

  private get left(): number {
    return this.today ? Date.parse(this.today.next) - this.now - this.ahead : 0;
  }

  /** The time until the next puzzle, such as `5:07:09`. */
  get remaining(): string {
    return countdown(0, this.left);
  }

  stop() {
    clearInterval(this.timer);
  }
}
