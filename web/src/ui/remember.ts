/** What was chosen last time, in this browser only. */
export function remembered(key: string, otherwise: string): string {
  try {
    return localStorage.getItem(`quoin.${key}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Keeps a choice for the next time; where storage is forbidden it is simply asked again. */
export function remember(key: string, value: string) {
  try {
    localStorage.setItem(`quoin.${key}`, value);
  } catch {
    // As said above.
  }
}
