import { describe, expect, it } from 'vitest';
import { boxOf, CELL, spotOf, stripOf, walked, wayTo, WIDTH } from './ring';

const ALL = Array.from({ length: 40 }, (_, square) => square);

describe('the ring', () => {
  it('fills its edge without gaps or overlaps', () => {
    const area = ALL.map(boxOf).reduce((sum, { w, h }) => sum + w * h, 0);
    expect(area).toBeCloseTo(WIDTH * WIDTH - (WIDTH - 336) ** 2);
    for (const square of ALL) {
      const { x, y, w, h } = boxOf(square);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(WIDTH + 1e-6);
    }
  });
  it('starts at the bottom right and goes clockwise', () => {
    expect(boxOf(0)).toMatchObject({ x: 1152, y: 1152 });
    expect(boxOf(10)).toMatchObject({ x: 0, y: 1152 });
    expect(boxOf(20)).toMatchObject({ x: 0, y: 0 });
    expect(boxOf(30)).toMatchObject({ x: 1152, y: 0 });
    expect(boxOf(1).x).toBeGreaterThan(boxOf(2).x);
    expect(boxOf(21).x).toBeCloseTo(168);
    expect(boxOf(39).y + boxOf(39).h).toBeCloseTo(1152);
  });
  it('has the band inside and the owner outside', () => {
    expect(stripOf(1, true, 38).y).toBe(1152);
    expect(stripOf(11, true, 38).x).toBe(130);
    expect(stripOf(21, true, 38).y).toBe(130);
    expect(stripOf(31, true, 38).x).toBe(1152);
    expect(stripOf(1, false, 36).y).toBe(WIDTH - 36);
    expect(stripOf(21, false, 36).y).toBe(0);
  });
});

describe('tokens', () => {
  it('stand apart, up to eight on one square', () => {
    for (const square of ALL) {
      const spots = ALL.slice(0, 8).map((n) => spotOf(square, n, 8));
      const box = boxOf(square);
      for (const [n, { x, y }] of spots.entries()) {
        expect(x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h).toBe(true);
        for (const other of spots.slice(n + 1)) expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(24);
      }
    }
  });
  it('of prisoners are in the cell and of visitors outside it', () => {
    const inside = ({ x, y }: { x: number; y: number }): boolean =>
      x > CELL.x && x < CELL.x + CELL.w && y > CELL.y && y < CELL.y + CELL.h;
    for (const n of ALL.slice(0, 8)) {
      expect(inside(spotOf(10, n, 8, true))).toBe(true);
      expect(inside(spotOf(10, n, 8))).toBe(false);
    }
  });
  it('walk square by square, past the start and back', () => {
    expect(wayTo(38, 2)).toEqual([39, 0, 1, 2]);
    expect(wayTo(2, 39, true)).toEqual([1, 0, 39]);
    expect(wayTo(5, 5)).toEqual([]);
  });
});

describe('arrow keys', () => {
  it('walk along the ring as it looks', () => {
    expect(walked(1, 'ArrowLeft')).toBe(2);
    expect(walked(1, 'ArrowRight')).toBe(0);
    expect(walked(0, 'ArrowLeft')).toBe(1);
    expect(walked(0, 'ArrowUp')).toBe(39);
    expect(walked(10, 'ArrowUp')).toBe(11);
    expect(walked(10, 'ArrowRight')).toBe(9);
    expect(walked(20, 'ArrowRight')).toBe(21);
    expect(walked(30, 'ArrowDown')).toBe(31);
    expect(walked(35, 'ArrowUp')).toBe(34);
  });
  it('cross it to the opposite square', () => {
    expect(walked(1, 'ArrowUp')).toBe(29);
    expect(walked(29, 'ArrowDown')).toBe(1);
    expect(walked(11, 'ArrowRight')).toBe(39);
    expect(walked(35, 'ArrowLeft')).toBe(15);
    expect(walked(0, 'ArrowRight')).toBe(0);
  });
  it('reach every square from every square', () => {
    expect(walked(17, 'Home')).toBe(0);
    expect(walked(17, 'End')).toBe(39);
    let square = 0;
    const seen = new Set<number>();
    for (let n = 0; n < 40; n += 1) {
      seen.add(square);
      square =
        ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']
          .map((key) => walked(square, key))
          .find((goal) => goal === (square + 1) % 40) ?? square;
    }
    expect(seen.size).toBe(40);
  });
});
