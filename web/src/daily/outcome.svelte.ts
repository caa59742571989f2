import { ask } from '../api/client';
import type { DailyResult } from './record';

/** What came of a finished game. The best line is asked for again until the server has found it. */
export class Outcome {
  result = $state.raw<DailyResult | null>(null);
  failure = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(
    id: string,
    private readonly load: () => Promise<DailyResult> = () =>
      ask('get', '/api/daily/games/{id}/result', { path: { id } }),
  ) {}

  async open() {
    clearTimeout(this.timer);
    this.left = false;
    this.failure = null;
    try {
      const result = await this.load();
      if (this.left) return;
      this.result = result;
      if (result.bestLine === null && result.retryAfter !== null) {
        this.timer = setTimeout(() => this.open(), Math.max(1, result.retryAfter) * 1000);
      }
    } catch (failure) {
      // What is there already stays; only the best line is missing then.
      if (!this.result) this.failure = failure;
    }
  }

  leave() {
    this.left = true;
    clearTimeout(this.timer);
  }
}
