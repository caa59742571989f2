import type { Square } from './squares';

/** Where a dragged tile may land: on a square, at a place of the rack, or nowhere. */
export type Landing = { square: Square } | { place: number } | null;

/** A finger covers what is under it: the tile floats above it by this many pixels, and lands where the finger is. */
const above = 60;
/** A pointer that moves less than this many pixels has clicked. */
const slack = 6;

/**
 * One tile following one pointer. Mouse, pen and touch alike; a pointer that hardly moves is a click and is left to the
 * browser.
 */
export class Drag {
  /** The tile that is being dragged. */
  id = $state<number | null>(null);
  /** Where the pointer is. */
  x = $state(0);
  y = $state(0);
  /** How many pixels above the pointer the tile is drawn. */
  lift = $state(0);
  landing = $state.raw<Landing>(null);

  private start: { id: number; x: number; y: number; pointer: number } | null = null;

  constructor(
    private readonly find: (x: number, y: number, id: number) => Landing,
    private readonly land: (id: number, landing: Landing) => void,
  ) {}

  grab(event: PointerEvent, id: number) {
    if (event.button !== 0 || this.start) return;
    this.lift = event.pointerType === 'mouse' ? 0 : above;
    this.start = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  move = (event: PointerEvent) => {
    const { start } = this;
    if (!start || event.pointerId !== start.pointer) return;
    if (this.id === null) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < slack) return;
      this.id = start.id;
    }
    event.preventDefault();
    this.x = event.clientX;
    this.y = event.clientY;
    this.landing = this.find(this.x, this.y, start.id);
  };

  drop = (event: PointerEvent) => {
    const { start, id, landing } = this;
    if (!start || event.pointerId !== start.pointer) return;
    this.cancel();
    if (id === null) return;
    // The browser may still send a click to where the pointer went down or up; it means nothing. The next one does.
    window.addEventListener('click', swallow, { capture: true, once: true });
    const spare = () => window.removeEventListener('click', swallow, { capture: true });
    window.addEventListener('pointerdown', spare, { capture: true, once: true });
    setTimeout(spare, 50);
    this.land(id, landing);
  };

  cancel = () => {
    this.start = null;
    this.id = null;
    this.landing = null;
  };
}

function swallow(event: MouseEvent) {
  event.stopPropagation();
  event.preventDefault();
}

/** The free square nearest to a point in units of squares, if one is near enough: a hand is not a ruler. */
export function nearestFree(point: Square, isFree: (square: Square) => boolean): Square | null {
  const reach = 0.95;
  let best: Square | null = null;
  let least = reach;
  for (const row of [-1, 0, 1]) {
    for (const column of [-1, 0, 1]) {
      const square = { row: Math.round(point.row) + row, column: Math.round(point.column) + column };
      const distance = Math.hypot(square.row - point.row, square.column - point.column);
      if (distance < least && isFree(square)) {
        best = square;
        least = distance;
      }
    }
  }
  return best;
}
