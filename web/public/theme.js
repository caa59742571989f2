// Runs before the first paint, so that a chosen theme does not flash. A file, because the policy allows no inline script.
try {
  const theme = localStorage.getItem('quoin.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's choice holds.
}
