/** An equity in points for people, with one decimal: `79.2`, `−3.0`. */
export function equityText(equity: number): string {
  const text = Math.abs(equity).toFixed(1);
  return equity < 0 && Number(text) !== 0 ? `−${text}` : text;
}

/** A change of the spread for people: `+23`, `0`, `−7`. */
export function spreadText(points: number): string {
  if (points === 0) return '0';
  return (points > 0 ? '+' : '−') + Math.abs(points);
}

/** A probability as a percentage for people: `56.3%`. */
export function percentText(probability: number): string {
  return `${(100 * probability).toFixed(1)}%`;
}

/** A value in discs for people: `+2.5`, `−12`; final results and large ones without a fraction. */
export function valueText(value: number, exact: boolean): string {
  const size = Math.abs(value);
  const text = exact || size >= 9.95 ? String(Math.round(size)) : size.toFixed(1);
  if (Number(text) === 0) return exact ? '0' : text;
  return (value > 0 ? '+' : '−') + text;
}
