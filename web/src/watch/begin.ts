import { ask, type Schemas } from '../api/client';

export type NewWatch = Schemas['NewWatch'];

/** Seconds between moves. */
export const pauses = { slow: 3, steady: 1, fast: 0.2, once: 0 };

/** Lets two agents play; the address of their game. The pace stays in it, so that they can play again alike. */
export async function begin(body: NewWatch): Promise<string> {
  const { game, id } = await ask('post', '/api/watch', { body });
  return `/${game}/${id}?pause=${body.pause ?? 1}`;
}
