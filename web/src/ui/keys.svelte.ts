/** A key and what it does, for the help that `?` shows. */
export interface Key {
  keys: string[];
  does: string;
}

/** Keys that belong together, under a heading. */
export interface KeyGroup {
  title: string;
  keys: Key[];
}

/** What the page that is shown adds to the help; a page sets it while it is there. */
export const pageKeys = $state<{ groups: KeyGroup[] }>({ groups: [] });

/** Tells the help about a page's keys; for `$effect(() => showKeys(groups))`, which takes them back. */
export function showKeys(groups: KeyGroup[]): () => void {
  pageKeys.groups = groups;
  return () => {
    pageKeys.groups = [];
  };
}

/** Whether a key belongs to a field that is being typed in, or to a browser shortcut. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    event.isComposing ||
    target?.closest('input, textarea, select, [contenteditable], dialog[open]') instanceof Element
  );
}
