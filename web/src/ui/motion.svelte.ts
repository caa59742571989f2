import { remember, remembered } from './remember';

/** Whether the reader wants to see the computer's moves step by step; kept in this browser. */
export const motion = $state({ wanted: remembered('animate', 'yes') === 'yes' });

export function setMotion(wanted: boolean) {
  motion.wanted = wanted;
  remember('animate', wanted ? 'yes' : 'no');
}

/** Whether to show a move step by step now: never with reduced motion, nor while the page is in the background. */
export function isAnimated(): boolean {
  return (
    motion.wanted &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
