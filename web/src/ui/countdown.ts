/** The time between two moments as `5:07:09`; never below zero. */
export function countdown(from: number, to: number): string {
  const seconds = Math.max(0, Math.round((to - from) / 1000));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
