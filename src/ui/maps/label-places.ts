import type { Pixels } from './mercator';

/** A box on the map, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Side = 'right' | 'left' | 'below' | 'above' | 'middle';

export interface Label {
  readonly at: Pixels;
  readonly width: number;
  readonly height: number;
  /** Between the place and the name, in pixels. */
  readonly gap: number;
  /** From the best one on. */
  readonly sides: readonly Side[];
}

/** Between two names, in pixels: nearer ones read as one. */
const APART = 4;

const boxFrom = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The box of a label that stands on a side of its place. */
const boxOn = ({ at: { x, y }, width, height, gap }: Label, side: Side): Box => {
  const middle = { x: x - width / 2, y: y - height / 2 };
  switch (side) {
    case 'right':
      return boxFrom(x + gap, middle.y, width, height);
    case 'left':
      return boxFrom(x - gap - width, middle.y, width, height);
    case 'below':
      return boxFrom(middle.x, y + gap, width, height);
    case 'above':
      return boxFrom(middle.x, y - gap - height, width, height);
    case 'middle':
      return boxFrom(middle.x, middle.y, width, height);
  }
};

export const boxAround = ({ x, y }: Pixels, halfWidth: number, halfHeight: number): Box =>
  boxFrom(x - halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight);

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right + APART &&
  b.left < a.right + APART &&
  a.top < b.bottom + APART &&
  b.top < a.bottom + APART;

/**
 * For each label, in their order, the first side on which it covers nothing that is taken and no
 * label before it; null for one that has no room.
 */
export const labelSides = (
  labels: readonly Label[],
  taken: readonly Box[],
): readonly (Side | null)[] => {
  const boxes = [...taken];
  return labels.map((label) => {
    const side = label.sides.find((candidate) => {
      const box = boxOn(label, candidate);
      return !boxes.some((other) => meet(box, other));
    });
    if (side !== undefined) boxes.push(boxOn(label, side));
    return side ?? null;
  });
};
