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
