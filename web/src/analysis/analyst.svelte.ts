import { sentence } from '../ui/failures';

/** Asks about a position and keeps the answer; a new question replaces one that is on its way. */
export class Analyst<Answer> {
  answer = $state.raw<Answer | null>(null);
  busy = $state(false);
  /** Why there is no answer, and which of the page's forms asked. */
  refusal = $state.raw<{ at: string; text: string } | null>(null);

  private asked: AbortController | undefined;

  /** Asks; `at` is where a refusal shall be shown. Answers null when it was refused or replaced. */
  async ask(at: string, question: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | null> {
    this.forget();
    const asked = new AbortController();
    this.asked = asked;
    this.busy = true;
    try {
      const answer = await question(asked.signal);
      if (asked.signal.aborted) return null;
      this.answer = answer;
      return answer;
    } catch (failure) {
      if (!asked.signal.aborted) this.refusal = { at, text: sentence(failure) };
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
    this.asked?.abort();
    this.asked = undefined;
    this.busy = false;
    this.answer = null;
    this.refusal = null;
  }
}
