import { address, Refused } from '../api/client';
import type { GameId } from '../games';

/** A game of this server as a text that can be analyzed. */
export async function exported(game: GameId, format: string, id: string): Promise<string> {
  const response = await fetch(address(`/api/${game}/games/{id}/export`, { id }, { format }));
  if (!response.ok) throw new Refused(await response.json());
  return (await response.text()).trim();
}
