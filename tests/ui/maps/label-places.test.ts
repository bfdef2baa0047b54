import type { Label } from '../../../src/ui/maps/label-places';
import { boxAround, labelSides } from '../../../src/ui/maps/label-places';

const labelAt = (x: number, y: number, more: Partial<Label> = {}): Label => ({
  at: { x, y },
  width: 100,
  height: 20,
  gap: 10,
  sides: ['below', 'above', 'right', 'left'],
  ...more,
});

it('stands on its best side where nothing is in the way', () => {
  expect(labelSides([labelAt(0, 0), labelAt(500, 0)], [])).toEqual(['below', 'below']);
});

it('gives way to a name before it by standing on another side', () => {
  expect(labelSides([labelAt(0, 0), labelAt(60, 0)], [])).toEqual(['below', 'above']);
});

it.each([
  ['right', { x: 0, y: 0 }, ['below', 'above']],
  ['left', { x: 0, y: 0 }, ['below', 'above', 'right']],
] as const)('stands on the %s where the sides before it are taken', (side, at, taken) => {
  const blocked = {
    below: boxAround({ x: at.x, y: at.y + 24 }, 20, 8),
    above: boxAround({ x: at.x, y: at.y - 24 }, 20, 8),
    right: boxAround({ x: at.x + 60, y: at.y }, 20, 8),
  };
  expect(
    labelSides(
      [labelAt(at.x, at.y)],
      taken.map((name) => blocked[name]),
    ),
  ).toEqual([side]);
});

it('is left out where it would cover something on every side', () => {
  expect(labelSides([labelAt(0, 0)], [boxAround({ x: 0, y: 0 }, 200, 200)])).toEqual([null]);
});

it('does not keep room for what was left out', () => {
  const wide = labelAt(0, 0, { sides: ['middle'], width: 400 });
  const small = labelAt(150, 0, { sides: ['middle'], width: 40 });
  expect(labelSides([wide, small], [boxAround({ x: 0, y: 0 }, 10, 10)])).toEqual([null, 'middle']);
});

it('keeps a few pixels between two names, which would read as one', () => {
  const pair = (apart: number) =>
    labelSides(
      [labelAt(0, 0, { sides: ['middle'] }), labelAt(apart, 0, { sides: ['middle'] })],
      [],
    );
  expect(pair(103)).toEqual(['middle', null]);
  expect(pair(104)).toEqual(['middle', 'middle']);
});
