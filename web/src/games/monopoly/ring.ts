// The ring as it is drawn: 1320 wide and high, square 0 at the bottom right, then clockwise.
import { JAIL } from './pieces';

export const WIDTH = 1320;
export const CORNER = 168;
export const STEP = (WIDTH - 2 * CORNER) / 9;
export const BAND = 38;
export const EDGE = 36;

export type Side = 'bottom' | 'left' | 'top' | 'right';
const SIDES: readonly Side[] = ['bottom', 'left', 'top', 'right'];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

export const sideOf = (square: number): Side => SIDES[Math.floor(square / 10)] ?? 'bottom';
export const isCorner = (square: number): boolean => square % 10 === 0;

export function boxOf(square: number): Box {
  const far = WIDTH - CORNER;
  const n = square % 10;
  if (isCorner(square))
    return { x: square === 0 || square === 30 ? far : 0, y: square < 20 ? far : 0, w: CORNER, h: CORNER };
  switch (sideOf(square)) {
    case 'bottom':
      return { x: far - STEP * n, y: far, w: STEP, h: CORNER };
    case 'left':
      return { x: 0, y: far - STEP * n, w: CORNER, h: STEP };
    case 'top':
      return { x: CORNER + STEP * (n - 1), y: 0, w: STEP, h: CORNER };
    case 'right':
      return { x: far, y: CORNER + STEP * (n - 1), w: CORNER, h: STEP };
  }
}

/** A strip of a square along its inner or its outer edge. */
export function stripOf(square: number, inner: boolean, depth: number): Box {
  const { x, y, w, h } = boxOf(square);
  const side = sideOf(square);
  const low = (side === 'top' || side === 'left') === inner;
  return side === 'top' || side === 'bottom'
    ? { x, y: low ? y + h - depth : y, w, h: depth }
    : { x: low ? x + w - depth : x, y, w: depth, h };
}

/** The cell of those who are in jail; the others on this square only visit. */
export const CELL: Box = { x: 52, y: WIDTH - CORNER, w: CORNER - 52, h: CORNER - 52 };

/** Where the nth of so many tokens stands: up to eight in four columns and two rows. */
export function spotOf(square: number, n: number, count: number, jailed = false): Spot {
  if (square === JAIL && !jailed) return visitorSpot(n, count);
  const box = jailed ? CELL : bodyOf(square);
  const columns = count <= 1 ? 1 : count <= 4 ? 2 : 4;
  const rows = Math.ceil(count / columns);
  const size = Math.min(60, box.w / columns, box.h / rows);
  return {
    x: box.x + box.w / 2 + ((n % columns) - (columns - 1) / 2) * size,
    y: box.y + box.h / 2 + (Math.floor(n / columns) - (rows - 1) / 2) * size,
    size,
  };
}

/** Round the outside of the cell, from the top down and then to the right. */
function visitorSpot(n: number, count: number): Spot {
  const top = WIDTH - CORNER;
  const down = Math.min(n, 3);
  const size = count <= 4 ? 44 : 40;
  return { x: 26 + (n - down) * 30, y: top + 24 + down * 40, size };
}

/** The square without its band. */
function bodyOf(square: number): Box {
  if (isCorner(square)) return boxOf(square);
  const { x, y, w, h } = boxOf(square);
  switch (sideOf(square)) {
    case 'bottom':
      return { x, y: y + BAND, w, h: h - BAND };
    case 'left':
      return { x, y, w: w - BAND, h };
    case 'top':
      return { x, y, w, h: h - BAND };
    case 'right':
      return { x: x + BAND, y, w: w - BAND, h };
  }
}

/** The squares passed on the way, the last one included; backwards where that is meant. */
export function wayTo(from: number, to: number, backwards = false): number[] {
  const steps = (backwards ? from - to + 40 : to - from + 40) % 40;
  return Array.from({ length: steps }, (_, n) => (from + (backwards ? -1 : 1) * (n + 1) + 40) % 40);
}

const WALKS: Readonly<Record<Side, readonly [on: string, back: string]>> = {
  bottom: ['ArrowLeft', 'ArrowRight'],
  left: ['ArrowUp', 'ArrowDown'],
  top: ['ArrowRight', 'ArrowLeft'],
  right: ['ArrowDown', 'ArrowUp'],
};

/** Where a key leads: along the ring as it looks, or across it to the other side. */
export function walked(square: number, key: string): number {
  if (key === 'Home') return 0;
  if (key === 'End') return 39;
  if (!key.startsWith('Arrow')) return square;
  const sides = isCorner(square) ? [sideOf(square), sideOf((square + 39) % 40)] : [sideOf(square)];
  const [on] = WALKS[sideOf(square)];
  if (key === on) return (square + 1) % 40;
  const before = WALKS[sides.at(-1) ?? 'bottom'][1];
  if (key === before) return (square + 39) % 40;
  if (isCorner(square)) return square;
  const inward = { bottom: 'ArrowUp', left: 'ArrowRight', top: 'ArrowDown', right: 'ArrowLeft' }[sideOf(square)];
  return key === inward ? across(square) : square;
}

function across(square: number): number {
  return square < 10 || (square > 20 && square < 30) ? 30 - square : 50 - square;
}
