import type { Variant } from '../api/catalogue';
import { strings } from '../strings';
import { faces, shown, typedTiles, upperOf, type Letters } from './alphabet';
import { countUnseen, type Crossword } from './record';
import { columnName, tileAt, type Letter } from './squares';

const words = strings.crossword.command;

/** What a line means: something to say, or something to do. */
export type Command =
  | { kind: 'say'; text: string }
  | { kind: 'try'; text: string }
  | { kind: 'exchange'; tiles: string }
  | { kind: 'pass' }
  | { kind: 'shuffle' };

const move = /^(\d{1,2}[a-z]{1,2}|[a-z]{1,2}\d{1,2})\s+(\S+)$/i;

/** Understands a line of the command line; what it says comes from the game alone. */
export function understand(line: string, game: Crossword, variant: Variant): Command {
  const text = line.trim();
  const found = move.exec(text);
  if (found) return { kind: 'try', text: `${found[1]!.toUpperCase()} ${spelt(found[2]!, variant.letters)}` };
  const [name = '', argument = ''] = text.split(/\s+/, 2);
  switch (name.toLowerCase()) {
    case 'h':
    case 'help':
      return say(words.help);
    case 'l':
    case 'last':
      return say(lastMove(game));
    case 's':
      return say(readLine(game, variant, argument.toLowerCase()));
    case 'u':
    case 'unseen':
      return say(unseen(game, variant));
    case 'r':
    case 'rack':
      return say(game.rack === '' ? words.rackEmpty : words.rack(spell(game.rack)));
    case 'c':
    case 'scores':
      return say(scores(game));
    case 'b':
    case 'bag':
      return say(strings.crossword.bag(game.bag));
    case 'x':
    case 'exchange':
      return argument ? exchange(argument, game, variant) : say(words.unknown(text));
    case 'p':
    case 'pass':
      return { kind: 'pass' };
    case 'n':
    case 'shuffle':
      return { kind: 'shuffle' };
    default:
      return say(words.unknown(text || '“”'));
  }
}

function say(text: string): Command {
  return { kind: 'say', text };
}

function exchange(text: string, game: Crossword, { letters }: Variant): Command {
  const tiles = typedTiles(text, letters, faces(game.rack)).map(shown).join('');
  return { kind: 'exchange', tiles };
}

/** A word typed all in small letters has no blanks in it: Shift is only held by those who mean it. */
function spelt(word: string, letters: Letters): string {
  if (word !== word.toLowerCase()) return word;
  return word.replace(/\p{L}\p{M}*/gu, (letter) => upperOf(letter, letters));
}

/** The name of a seat, `You` for the player's own. */
export function nameOf(game: Crossword, seat: number): string {
  return seat === game.you ? strings.crossword.you : (game.players[seat]?.name ?? '');
}

/** A move as a sentence. */
export function moveSentence(game: Crossword, turn: Crossword['moves'][number]): string {
  const name = nameOf(game, turn.seat);
  if (turn.kind === 'pass') return strings.crossword.passed(name);
  if (turn.kind === 'exchange') return strings.crossword.exchanged(name, turn.text);
  return strings.crossword.played(name, turn.text, turn.score);
}

function lastMove(game: Crossword): string {
  const last = game.moves.at(-1);
  return last ? moveSentence(game, last) : words.noMove;
}

/** The scores as a sentence. */
export function scores(game: Crossword): string {
  return game.players.map((_, seat) => `${nameOf(game, seat)} ${game.scores[seat]}`).join(', ');
}

function spell(tiles: string): string {
  return faces(tiles)
    .map((letter) => (letter === '?' ? strings.board.blank : letter))
    .join(' ');
}

function readLine(game: Crossword, variant: Variant, name: string): string {
  const row = Number.parseInt(name, 10);
  if (row >= 1 && row <= variant.rows) {
    return words.row(
      row,
      readTiles(variant.columns, (at) => [columnName(at), tileAt(game.board, row, at, variant.letters)]),
    );
  }
  for (let column = 1; column <= variant.columns; column++) {
    if (columnName(column).toLowerCase() !== name) continue;
    const tiles = readTiles(variant.rows, (at) => [
      String(at),
      tileAt(game.board, at, column, variant.letters),
    ]);
    return words.column(columnName(column), tiles);
  }
  return words.noSuchLine(name.toUpperCase());
}

function readTiles(length: number, at: (index: number) => [string, Letter | null]): string {
  const said: string[] = [];
  for (let index = 1; index <= length; index++) {
    const [name, tile] = at(index);
    if (tile) said.push(`${name} ${tile.blank ? words.blankAs(tile.letter) : tile.letter}`);
  }
  return said.length === 0 ? words.allEmpty : said.join(', ');
}

function unseen(game: Crossword, variant: Variant): string {
  const { tiles, vowels, consonants, blanks } = countUnseen(game.unseen, variant.letters);
  const each = game.unseen
    .filter((one) => one.count > 0)
    .map((one) => `${one.letter === '?' ? strings.board.blank : one.letter} ${one.count}`);
  return `${strings.crossword.unseenCount(tiles, vowels, consonants, blanks)}. ${each.join(', ')}`;
}
