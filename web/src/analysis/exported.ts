import { address, Refused } from '../api/client';

/** A game of this server as a text that can be analysed. */
export async function exported(game: 'crossword' | 'othello', id: string): Promise<string> {
  const format = game === 'crossword' ? 'gcg' : 'transcript';
  const response = await fetch(address(`/api/${game}/games/{id}/export`, { id }, { format }));
  if (!response.ok) throw new Refused(await response.json());
  return (await response.text()).trim();
}
