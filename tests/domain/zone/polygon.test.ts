import { ok, refuse } from '../../../src/domain/result/result';
import { polygonOf, zoneShapeOf } from '../../../src/domain/zone/polygon';
import { polygon, rectangle } from '../../support/rings';

const outer = rectangle(0, 0, 10, 10);
const hole = rectangle(4, 4, 6, 6);
const otherHole = rectangle(7, 7, 8, 8);
const line = [
  [0, 0],
  [1, 1],
] as const;

describe('the shape of one piece', () => {
  it('takes the first ring as its outer line and each further one as a hole', () => {
    expect(polygonOf([outer, hole, otherHole])).toEqual(ok({ outer, holes: [hole, otherHole] }));
  });

  it('needs no hole', () => {
    expect(polygonOf([outer])).toEqual(ok({ outer, holes: [] }));
  });

  it('may be a triangle', () => {
    expect(polygonOf([[...line, [2, 0]]]).ok).toBe(true);
  });

  it('is refused without any ring', () => {
    expect(polygonOf([])).toEqual(refuse({ kind: 'polygon.empty' }));
  });

  it.each([
    ['no point', [], 0],
    ['one point', [[1, 1]], 1],
    ['two points', line, 2],
    ['two points, the first repeated at the end', [...line, line[0]], 2],
    ['the same two points over and over', [...line, ...line, ...line], 2],
  ] as const)('is refused with a ring of %s', (_what, ring, points) => {
    expect(polygonOf([ring])).toEqual(refuse({ kind: 'polygon.too_few_points', ring: 0, points }));
  });

  it('counts points as different that share a number', () => {
    expect(
      polygonOf([
        [
          [1, 11],
          [11, 1],
          [1, 1],
        ],
      ]).ok,
    ).toBe(true);
  });

  it('is refused when a hole encloses nothing, and says which', () => {
    expect(polygonOf([outer, hole, line])).toEqual(
      refuse({ kind: 'polygon.too_few_points', ring: 2, points: 2 }),
    );
  });

  it.each([
    ['that is no number', [NaN, 5]],
    ['with its latitude missing', [5, NaN]],
    ['beyond the poles', [5, 91]],
    ['beyond the date line', [181, 5]],
  ] as const)('is refused with a point %s, and says which', (_what, point) => {
    expect(polygonOf([outer, [...hole.slice(0, 3), point]])).toEqual(
      refuse({ kind: 'polygon.off_globe', ring: 1, point: 3 }),
    );
    expect(polygonOf([[point, ...outer]])).toEqual(
      refuse({ kind: 'polygon.off_globe', ring: 0, point: 0 }),
    );
  });

  it('names the first ring that is wrong', () => {
    expect(polygonOf([line, [[NaN, 0]]])).toEqual(
      refuse({ kind: 'polygon.too_few_points', ring: 0, points: 2 }),
    );
  });
});

describe('the shape of a zone', () => {
  it('is all of its pieces, in their order', () => {
    expect(zoneShapeOf([[outer, hole], [otherHole]])).toEqual(
      ok([polygon(outer, hole), polygon(otherHole)]),
    );
  });

  it('is refused without any piece', () => {
    expect(zoneShapeOf([])).toEqual(refuse({ kind: 'zone.no_shape' }));
  });

  it('is refused with a broken piece, and says which and why', () => {
    expect(zoneShapeOf([[outer], [line]])).toEqual(
      refuse({
        kind: 'zone.broken_shape',
        polygon: 1,
        why: { kind: 'polygon.too_few_points', ring: 0, points: 2 },
      }),
    );
  });
});
