import { address } from './api/client';
import type { Component } from 'svelte';

/** A page: which addresses it answers, and how to load it. `:name` in the path becomes a property of the page. */
export interface Page {
  path: string;
  load: () => Promise<{ default: Component<any> }>; // eslint-disable-line @typescript-eslint/no-explicit-any
}

/** What an address says about a page, or null when the page does not answer it. */
export function match(path: string, address: string): Record<string, string> | null {
  const wanted = parts(path);
  const given = parts(address);
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index]!;
    if (part.startsWith(':')) found[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return found;
}

function parts(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address that is shown; follows the browser's history. */
export const location = $state({ path: window.location.pathname, query: window.location.search });

function follow() {
  location.path = window.location.pathname;
  location.query = window.location.search;
}

/** Goes to an address of ours without loading the document again. */
export function go(address: string, how: { replace?: boolean } = {}) {
  if (how.replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  follow();
  window.scrollTo(0, 0);
}

/** Another query for the page that is shown, so that its address brings the same again; the page stays where it is. */
export function amend(query: Record<string, string>) {
  history.replaceState(null, '', address(location.path, {}, query));
  follow();
}

/** Makes plain links work within the document; whatever asks for a new tab or a download is left to the browser. */
export function catchLinks(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === window.location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

window.addEventListener('popstate', follow);
