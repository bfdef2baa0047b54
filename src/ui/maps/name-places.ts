import type { AreaZone } from '../../application/ports/delivery-area';
import { addressLabel } from '../../domain/address/address-label';
import type { Branch } from '../../domain/city/city';
import type { Coordinates, LngLat } from '../../domain/zone/lng-lat';
import type { Box, Label, Side } from './label-places';
import { boxAround, labelSides } from './label-places';
import type { MapStreet } from '../../application/ports/maps';
import { pixelsOf } from './mercator';
import { BRANCH_GAP } from './name-styles';

export interface NamedPlaces {
  readonly zones: readonly AreaZone[];
  readonly branches: readonly Branch[];
  readonly streets: readonly MapStreet[];
  readonly pin: Coordinates | null;
}

export interface NamePlaces {
  /** In the order of the branches. */
  readonly branches: readonly (Side | null)[];
  /** Those that have room. */
  readonly streets: readonly MapStreet[];
}

/** How wide letters are at most on average, in pixels; Cyrillic ones are the wider ones. */
const BOLD_LETTER = 7.8;
const STREET_LETTER = 6.8;

/** The margin around a street's name, so that the map stays calm; in pixels. */
const STREET_ROOM = 16;

/** From these zooms on main streets have their names, and all others. */
const MAIN_STREET_ZOOM = 11.5;
const STREET_ZOOM = 13.5;

/** Around a name on a plate, in pixels. */
const PLATE = 14;
const PLATE_HEIGHT = 22;
const WIDEST_PLATE = 200;

/** The northernmost point of a zone's first piece: a name there crosses its border as on a paper map. */
export const namePlaceOf = ({ polygons: [first] }: AreaZone): Coordinates => {
  const [lng, lat] = first.outer.reduce<LngLat>(
    (highest, point) => (point[1] > highest[1] ? point : highest),
    [0, -Infinity],
  );
  return { lat, lng };
};

const plateWidth = (text: string): number =>
  Math.min(WIDEST_PLATE, text.length * BOLD_LETTER + PLATE);

const branchLabel = (branch: Branch, zoom: number): Label => ({
  at: pixelsOf(branch, zoom),
  width: plateWidth(addressLabel(branch)),
  height: PLATE_HEIGHT,
  gap: BRANCH_GAP,
  sides: ['below', 'above', 'right', 'left'],
});

const streetLabel = (street: MapStreet, zoom: number): Label => ({
  at: pixelsOf(street.at, zoom),
  width: street.name.length * STREET_LETTER + STREET_ROOM,
  height: 16 + STREET_ROOM,
  gap: 0,
  sides: ['middle'],
});

const takenBy = ({ zones, branches, pin }: NamedPlaces, zoom: number): Box[] => [
  ...branches.map((branch) => boxAround(pixelsOf(branch, zoom), 17, 17)),
  ...zones.map((zone) => {
    // The coloured square before it is as wide as two letters.
    const halfWidth = plateWidth(`  ${zone.name}`) / 2;
    return boxAround(pixelsOf(namePlaceOf(zone), zoom), halfWidth, PLATE_HEIGHT / 2);
  }),
  ...(pin ? [boxAround(pixelsOf(pin, zoom), 20, 48)] : []),
];

/** Returns which names have room at a zoom: those of branches first, then streets in the order given. */
export const namePlaces = (things: NamedPlaces, zoom: number): NamePlaces => {
  const { branches } = things;
  const streets = things.streets.filter(
    ({ isMain }) => zoom >= (isMain ? MAIN_STREET_ZOOM : STREET_ZOOM),
  );
  const labels = [
    ...branches.map((branch) => branchLabel(branch, zoom)),
    ...streets.map((street) => streetLabel(street, zoom)),
  ];
  const sides = labelSides(labels, takenBy(things, zoom));
  return {
    branches: sides.slice(0, branches.length),
    streets: streets.filter((_, index) => sides[branches.length + index] !== null),
  };
};
