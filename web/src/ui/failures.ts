import { Refused, Unreachable } from '../api/client';
import { strings } from '../strings';

/** What went wrong, for people. */
export function sentence(failure: unknown): string {
  if (failure instanceof Refused) return failure.problem.message;
  if (failure instanceof Unreachable) return strings.failures.unreachable;
  return strings.failures.unexpected;
}
