/** What became of a text to share. `by-hand`: the reader has to copy it from a text box. */
export type Sharing = 'shared' | 'copied' | 'by-hand' | 'cancelled';

/** What sharing needs of the browser; tests bring their own. */
export interface Ways {
  /** A finger rather than a mouse: a phone has places to share to, a desktop rarely has. */
  isPhone: boolean;
  send?: (text: string) => Promise<void>;
  copy?: (text: string) => Promise<void>;
}

export function waysOf(browser: Window): Ways {
  const { navigator } = browser;
  return {
    isPhone: browser.matchMedia('(pointer: coarse)').matches,
    send: navigator.share && ((text) => navigator.share({ text })),
    copy: navigator.clipboard && ((text) => navigator.clipboard.writeText(text)),
  };
}

/** Shares a text in one way: the phone's own sheet, else the clipboard, else a text box. Never two of them. */
export async function share(text: string, ways: Ways): Promise<Sharing> {
  if (ways.isPhone && ways.send) {
    try {
      await ways.send(text);
      return 'shared';
    } catch (failure) {
      // Who closes the sheet has decided; a clipboard filled unasked would be a surprise.
      return failure instanceof DOMException && failure.name === 'AbortError' ? 'cancelled' : 'by-hand';
    }
  }
  try {
    if (!ways.copy) return 'by-hand';
    await ways.copy(text);
    return 'copied';
  } catch {
    return 'by-hand';
  }
}
