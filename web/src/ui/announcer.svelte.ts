/** What screen readers are told; App holds the two live regions. */
export const spoken = $state({ polite: '', urgent: '' });

let even = false;

/** Says a sentence. The same one again is changed invisibly, or readers would keep silent. */
export function announce(sentence: string, how: { urgent?: boolean } = {}) {
  even = !even;
  spoken[how.urgent ? 'urgent' : 'polite'] = sentence + (even ? '\u00a0' : '');
}
