import type { Variant } from '../api/catalogue';
import { strings } from '../strings';
import type { Placed } from './placement';
import { premiumAt, sameSquare, squareName, tileAt, valueOf, type Square } from './squares';

const words = strings.board;

/** What a screen reader says of a square: `8H, A, 1 point` or `8D, empty, double letter`. */
export function squareLabel(
  variant: Variant,
  board: readonly string[],
  square: Square,
  more: { ghosts?: readonly Placed[]; marked?: readonly Square[] } = {},
): string {
  const name = squareName(square);
  const ghost = more.ghosts?.find((one) => sameSquare(one, square));
  const tile = ghost ?? tileAt(board, square.row, square.column, variant.letters);
  if (!tile) return [name, words.empty, ...ground(variant, square)].join(', ');
  const said = [
    name,
    tile.letter || words.blank,
    tile.blank ? words.blank : words.points(valueOf(variant, tile)),
  ];
  if (ghost) said.push(words.tentative);
  else if (more.marked?.some((one) => sameSquare(one, square))) said.push(words.lastMove);
  return said.join(', ');
}

function ground(variant: Variant, square: Square): string[] {
  const premium = premiumAt(variant, square.row, square.column);
  const said = premium ? [words.premium(premium.factor, premium.of)] : [];
  if (sameSquare(variant.start, square)) said.push(words.start);
  return said;
}
