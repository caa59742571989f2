import { Refused, Unreachable } from '../api/client';
import { strings } from '../strings';

/** A message of the server, which begins small as in a log, as a sentence. */
export function asSentence(message: string): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** What went wrong, for people. */
export function sentence(failure: unknown): string {
  if (failure instanceof Refused) return asSentence(failure.problem.message);
  if (failure instanceof Unreachable) return strings.failures.unreachable;
  return strings.failures.unexpected;
}
