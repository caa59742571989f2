import { expect, it } from 'vitest';
import { agentsOf, offered, type Catalogue } from './catalogue';

const agent = (name: string, variants?: string[]) => ({ name, title: name, description: '', variants });
const known = {
  agents: { crossword: [agent('greedy'), agent('small', ['mini'])], othello: [agent('search:1')] },
} as unknown as Catalogue;

const names = (game: string, variant?: string) => agentsOf(known, game, variant).map((one) => one.name);

it('lists the agents of a game', () => {
  expect(names('othello')).toEqual(['search:1']);
  expect(names('chess')).toEqual([]);
});

it('leaves out those who do not play the variant', () => {
  expect(names('crossword', 'mini')).toEqual(['greedy', 'small']);
  expect(names('crossword', 'standard')).toEqual(['greedy']);
});

it('numbers the levels of the ladder and gives their ratings', () => {
  const level = { name: 'casual:35:32', title: 'Skilled player', description: 'Finds most plays.' };
  expect(offered({ ...level, level: 8, rating: 1304, ratingError: 11 })).toMatchObject({
    name: 'casual:35:32',
    title: '8. Skilled player',
    description: 'Finds most plays. Rated 1304 ± 11.',
  });
  expect(offered(level)).toEqual(level);
});
