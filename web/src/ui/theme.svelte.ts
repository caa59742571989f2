export type Theme = 'system' | 'light' | 'dark';

const key = 'quoin.theme';

function kept(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** The theme chosen; theme.js has read it before the first paint. */
export const theme = $state({ chosen: kept() });

/** System, light, dark, and around again. */
export function nextTheme() {
  theme.chosen = theme.chosen === 'system' ? 'light' : theme.chosen === 'light' ? 'dark' : 'system';
  const root = document.documentElement;
  if (theme.chosen === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme.chosen;
  try {
    if (theme.chosen === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme.chosen);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
