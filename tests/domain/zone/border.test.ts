import { BORDER_WIDTH, isOnBorder as isOnBorderRow } from '../../../src/domain/zone/border';
import { coordinateRow } from '../../../src/domain/zone/coordinate-row';
import type { LngLat } from '../../../src/domain/zone/lng-lat';
import { rectangle } from '../../support/rings';

const isOnBorder = (ring: readonly LngLat[], point: LngLat): boolean =>
  isOnBorderRow(coordinateRow(ring), point);

/** Too slanted and too crooked for its points to be stored exactly. */
const slanted: readonly LngLat[] = [
  [23.2701, 42.676],
  [23.3575, 42.6963],
  [23.3325, 42.6352],
];

const along = ([aLng, aLat]: LngLat, [bLng, bLat]: LngLat, share: number): LngLat => [
  aLng + (bLng - aLng) * share,
  aLat + (bLat - aLat) * share,
];

describe('the border of a ring', () => {
  const square = rectangle(1, 2, 3, 4);

  it.each(square.map((corner) => [corner]))('holds its corner %j', (corner) => {
    expect(isOnBorder(square, corner)).toBe(true);
  });

  it.each([
    ['south', [2, 2]],
    ['east', [3, 3]],
    ['north', [2, 4]],
    ['west', [1, 3]],
  ] as const)('holds its side in the %s', (_side, point) => {
    expect(isOnBorder(square, point)).toBe(true);
  });

  it.each([
    ['the middle', [2, 3]],
    ['what lies beside a side', [1, 4.5]],
    ['what would be on a side if that were longer, north', [1, 4.0001]],
    ['what would be on a side if that were longer, south', [3, 1.9999]],
    ['what would be on a side if that were longer, east', [3.0001, 2]],
    ['what would be on a side if that were longer, west', [0.9999, 4]],
    ['a point that is none', [NaN, NaN]],
  ] as const)('does not hold %s', (_what, point) => {
    expect(isOnBorder(square, point)).toBe(false);
  });

  const sides = slanted.map((from, index) => [from, slanted[(index + 1) % 3] ?? from] as const);

  it.each(sides)('holds every tenth of the slanted side from %j to %j', (from, to) => {
    for (let tenth = 0; tenth <= 10; tenth += 1) {
      expect(isOnBorder(slanted, along(from, to, tenth / 10))).toBe(true);
    }
  });

  it.each(sides)('ends where the slanted side from %j to %j ends', (from, to) => {
    expect(isOnBorder(slanted, along(from, to, -0.00001))).toBe(false);
    expect(isOnBorder(slanted, along(from, to, 1.00001))).toBe(false);
  });

  it.each([
    ['half its width beside the side', 0.5, true],
    ['twice its width beside the side', 2, false],
  ])('is a tenth of a millimetre wide: %s', (_how, widths, expected) => {
    const off = widths * BORDER_WIDTH;
    expect(isOnBorder(square, [2, 2 - off])).toBe(expected);
    expect(isOnBorder(square, [2, 2 + off])).toBe(expected);
    expect(isOnBorder(square, [1 - off, 3])).toBe(expected);
    expect(isOnBorder(square, [1 + off, 3])).toBe(expected);
  });

  it.each([
    ['a short', 0.001],
    ['a long', 100],
  ])('is as wide at %s slanted side', (_which, length) => {
    const side: readonly LngLat[] = [
      [-length * 0.6, -length * 0.8],
      [length * 0.6, length * 0.8],
      [length * 0.6, length * 0.8],
    ].map(([lng = 0, lat = 0]) => [lng, lat]);
    const beside = (widths: number): LngLat => [
      0.8 * widths * BORDER_WIDTH,
      -0.6 * widths * BORDER_WIDTH,
    ];
    expect(isOnBorder(side, beside(0.9))).toBe(true);
    expect(isOnBorder(side, beside(1.1))).toBe(false);
    expect(isOnBorder(side, beside(-0.9))).toBe(true);
    expect(isOnBorder(side, beside(-1.1))).toBe(false);
  });

  it('is of no width at all for no ring', () => {
    expect(isOnBorder([], [0, 0])).toBe(false);
  });
});
