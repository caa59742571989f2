import { strings } from '../strings';
import { ask, type Schemas } from './client';

export type Catalogue = Schemas['Catalogue'];
export type Variant = Schemas['Variant'];
export type Agent = Schemas['Agent'];

let known: Promise<Catalogue> | undefined;

/** What can be played; asked for once, again after a failure. */
export function catalogue(): Promise<Catalogue> {
  known ??= ask('get', '/api/catalogue', {}).catch((failure) => {
    known = undefined;
    throw failure;
  });
  return known;
}

/** Who plays a game, and of them those who play the variant if there is one. */
export function agentsOf(known: Catalogue, game: string, variant?: string): Agent[] {
  const agents = known.agents[game] ?? [];
  return agents.filter((one) => !variant || !one.variants || one.variants.includes(variant));
}

/**
 * The opponent to suggest: the level nearest to the player's rating, or one in the middle of the ladder. A game without
 * a ladder has only its list.
 */
export function suggested(agents: Agent[], rating?: number): Agent {
  const levels = agents.filter((one) => one.rating !== undefined);
  if (rating === undefined) return levels[(levels.length - 1) >> 1] ?? agents[0]!;
  const distance = (one: Agent) => Math.abs(one.rating! - rating);
  return levels.reduce((best, one) => (distance(one) < distance(best) ? one : best), levels[0] ?? agents[0]!);
}

/** The opponent of last time, if the player chose it and it is still there, or else the one to suggest. */
export function opponentOf(agents: Agent[], last: string, rating?: number): Agent {
  return agents.find((one) => one.name === last) ?? suggested(agents, rating);
}

/** What to remember of a choice: nothing if it was suggested, so that the suggestion follows the player's rating. */
export function worthRemembering(chosen: Agent, agents: Agent[], rating?: number): string {
  return chosen.name === suggested(agents, rating).name ? '' : chosen.name;
}

/** An agent as it is offered: a level with its number and rating. */
export function offered(agent: Agent): Agent {
  const { level, title, description, rating, ratingError } = agent;
  if (!level) return agent;
  const rated = rating === undefined ? '' : ` ${strings.rated(rating, ratingError ?? 0)}`;
  return { ...agent, title: strings.levelTitle(level, title), description: description + rated };
}

/** A variant by its name. */
export async function variant(name: string): Promise<Variant> {
  const { variants } = await catalogue();
  const found = variants.find((one) => one.name === name);
  if (!found) throw new Error(`the catalogue has no variant ${name}`);
  return found;
}
