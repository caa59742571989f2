import { sentence } from '../ui/failures';

/** Asks about a position and keeps the answer; a new question replaces one that is on its way. */
export class Analyst<Answer> {
  answer = $state.raw<Answer | null>(null);
  busy = $state(false);
  /** Why there is no answer, and which of the page's forms asked. */
  refusal = $state.raw<{ at: string; text: string } | null>(null);

  private asked: AbortController | undefined;

  /**
   * Asks; `at` is where a refusal is shown. With `keep`, the last answer stays until there is a new one. Returns null when
   * the question was refused or replaced.
   */
  async ask(
    at: string,
    question: (signal: AbortSignal) => Promise<Answer>,
    how: { keep?: boolean } = {},
  ): Promise<Answer | null> {
    if (how.keep) this.cancel();
    else this.forget();
    const asked = new AbortController();
    this.asked = asked;
    this.busy = true;
    try {
      const answer = await question(asked.signal);
      if (asked.signal.aborted) return null;
      this.answer = answer;
      return answer;
    } catch (failure) {
      if (asked.signal.aborted) return null;
      this.answer = null;
      this.refusal = { at, text: sentence(failure) };
      return null;
    } finally {
      if (this.asked === asked) this.busy = false;
    }
  }

  refusalAt(at: string): string {
    return this.refusal?.at === at ? this.refusal.text : '';
  }

  /** The position is another one now. */
  forget() {
    this.cancel();
    this.answer = null;
  }

  private cancel() {
    this.asked?.abort();
    this.asked = undefined;
    this.busy = false;
    this.refusal = null;
  }
}
