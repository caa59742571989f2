import type { components, paths } from '../../generated/schema';

/** The shapes that the contract names. */
export type Schemas = components['schemas'];
export type Problem = Schemas['Problem'];

/** The server's answer was no; the problem says why, in a sentence for people. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
    this.name = 'Refused';
  }
}

/** There was no answer: no network, or no server. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause });
    this.name = 'Unreachable';
  }
}

/** Whether the server answers at all. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/api/catalogue', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

type Method = 'get' | 'post' | 'put' | 'delete';
type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;
type Good<Responses> = Json<Responses[keyof Responses & (200 | 201)]>;

/** What an operation answers when all is well. */
export type Answer<Operation> = Operation extends { responses: infer Responses }
  ? [Good<Responses>] extends [never]
    ? void
    : Good<Responses>
  : never;

type PathOf<Operation> = Operation extends { parameters: { path: infer Path } }
  ? { path: Path }
  : { path?: never };
type QueryOf<Operation> = Operation extends { parameters: { query: infer Query } }
  ? { query: Query }
  : { query?: Record<string, unknown> };
type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : { body?: never };
type Question<Operation> = PathOf<Operation> &
  QueryOf<Operation> &
  BodyOf<Operation> & { signal?: AbortSignal };

/** Asks the server; typed by the contract, so that a path, a parameter or a field that is not in it does not compile. */
export async function ask<Path extends keyof paths, M extends Method & keyof paths[Path]>(
  method: M,
  path: Path,
  question: Question<paths[Path][M]>,
): Promise<Answer<paths[Path][M]>> {
  const { body, signal } = question;
  const changes = method !== 'get';
  let response: Response;
  try {
    response = await fetch(address(path, question.path, question.query), {
      method: method.toUpperCase(),
      headers: changes ? { 'Content-Type': 'application/json' } : {},
      body: changes && method !== 'delete' ? JSON.stringify(body ?? {}) : undefined,
      signal,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Unreachable(cause);
  }
  if (!response.ok) throw new Refused(await problem(response));
  return (response.status === 204 ? undefined : await response.json()) as Answer<paths[Path][M]>;
}

/** A path of the contract with its parameters filled in. */
export function address(path: string, parameters: object = {}, query: object = {}): string {
  const filled = Object.entries(parameters).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
  const asked = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return asked ? `${filled}?${asked}` : filled;
}

async function problem(response: Response): Promise<Problem> {
  try {
    const answer = await response.json();
    if (typeof answer?.message === 'string') return answer;
  } catch {
    // Something in between answered, not our server.
  }
  return { status: response.status, code: 'unknown', message: `The server answered ${response.status}.` };
}
