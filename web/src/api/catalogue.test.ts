import { expect, it } from 'vitest';
import { agentsOf, offered, opponentOf, suggested, worthRemembering, type Catalogue } from './catalogue';

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
    description: 'Finds most plays. Rated\u00a01304\u00a0±\u00a011.',
  });
  expect(offered(level)).toEqual(level);
});

const ladder = [900, 1000, 1150, 1300].map((rating, at) => ({
  ...agent(`level${at + 1}`),
  level: at + 1,
  rating,
}));
const all = [...ladder, agent('greedy')];

it('suggests a level in the middle to a player without a rating', () => {
  expect(suggested(all).name).toBe('level2');
  expect(suggested([agent('greedy'), agent('random')]).name).toBe('greedy');
});

it('suggests the level nearest to the rating', () => {
  const names = [100, 949, 951, 1160, 1250, 2000].map((rating) => suggested(all, rating).name);
  expect(names).toEqual(['level1', 'level1', 'level2', 'level3', 'level4', 'level4']);
});

it('keeps to the opponent of last time while it is there', () => {
  expect(opponentOf(all, 'greedy', 1300).name).toBe('greedy');
  expect(opponentOf(all, 'gone', 1300).name).toBe('level4');
  expect(opponentOf(all, '').name).toBe('level2');
});

it('remembers a choice, but not a suggestion', () => {
  expect(worthRemembering(ladder[3]!, all, 1300)).toBe('');
  expect(worthRemembering(ladder[0]!, all, 1300)).toBe('level1');
});
