/** The bands that the share text has a colored square for: red, orange, yellow, green, blue. */
export const bands = ['red', 'orange', 'yellow', 'green', 'blue'] as const;
export type Band = (typeof bands)[number];

/** Twenty points a band; blue from 80. Shared texts and leaderboards, which have only points, are colored by it. */
export function bandOf(score: number): Band {
  return bands[Math.min(Math.max(0, Math.floor(score / 20)), bands.length - 1)]!;
}

/** The same for the share of the best play, in percent: what turns are colored by. */
export function bandOfShare(percent: number): Band {
  return bandOf(percent);
}

const squares = ['🟥', '🟧', '🟨', '🟩', '🟦'];

/** A text to share, with its squares as bands: not every system has a font for them. */
export function drawn(text: string): (string | Band)[] {
  return [...text].map((character) => bands[squares.indexOf(character)] ?? character);
}

export function isBand(part: string): part is Band {
  return (bands as readonly string[]).includes(part);
}
