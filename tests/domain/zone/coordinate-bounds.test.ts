import { BORDER_WIDTH } from '../../../src/domain/zone/border';
import { boundsAround, boundsContain } from '../../../src/domain/zone/coordinate-bounds';

describe('the box around points', () => {
  it('reaches to the outermost in each direction, and a border further', () => {
    expect(
      boundsAround([
        [3, 5],
        [1, 9],
        [4, 7],
        [2, 6],
      ]),
    ).toEqual({
      west: 1 - BORDER_WIDTH,
      south: 5 - BORDER_WIDTH,
      east: 4 + BORDER_WIDTH,
      north: 9 + BORDER_WIDTH,
    });
  });

  const box = { west: -2, south: 10, east: 3, north: 20 };

  it.each([
    ['in the middle', [0, 15], true],
    ['on the west side', [-2, 15], true],
    ['on the east side', [3, 15], true],
    ['on the south side', [0, 10], true],
    ['on the north side', [0, 20], true],
    ['west of it', [-2.001, 15], false],
    ['east of it', [3.001, 15], false],
    ['south of it', [0, 9.999], false],
    ['north of it', [0, 20.001], false],
    ['nowhere', [NaN, NaN], false],
  ] as const)('holds a point or not: %s', (_where, point, expected) => {
    expect(boundsContain(box, point)).toBe(expected);
  });
});
