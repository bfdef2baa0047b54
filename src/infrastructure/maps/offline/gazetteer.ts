import type { CoordinateBounds } from '../../../domain/zone/coordinate-bounds';
import type { Coordinates } from '../../../domain/zone/lng-lat';

export const STREET_KINDS = ['street', 'boulevard', 'square', 'area'] as const;
export type StreetKind = (typeof STREET_KINDS)[number];

export interface ListedHouse {
  /** As on its sign, such as "9А". */
  readonly number: string;
  readonly at: Coordinates;
}

export interface ListedStreet {
  /** Never changes: it is in saved addresses. */
  readonly key: string;
  readonly kind: StreetKind;
  /** Without the word for the kind. `bg` is empty where there is no Bulgarian name, `ru` where it is the same. */
  readonly names: { readonly bg: string; readonly en: string; readonly ru: string };
  /** The district; null where it is not known. */
  readonly area: { readonly cyrillic: string; readonly latin: string } | null;
  /** Its middle. */
  readonly at: Coordinates;
  readonly houses: readonly ListedHouse[];
}

/** The streets of a city that come with the shop. */
export interface Gazetteer {
  readonly city: string;
  /** What the city is called, to be overlooked beside a street. */
  readonly names: readonly string[];
  readonly streets: readonly ListedStreet[];
}

/** A file of `data`; its README says what each part means. */
export interface GazetteerFile {
  readonly city: string;
  readonly names: readonly string[];
  readonly box: CoordinateBounds;
  readonly areas: readonly string[];
  readonly streets: readonly string[];
}

/** Hundred-thousandths of a degree in a degree. */
const STEPS = 100_000;

/** Sums of degrees are not exact; positions have five decimals. */
const toFiveDecimals = (degrees: number): number => Math.round(degrees * STEPS) / STEPS;

const houseOf = (text: string, middle: Coordinates): ListedHouse => {
  const [number = '', north, east] = text.split(' ');
  return {
    number,
    at: {
      lat: toFiveDecimals(middle.lat + Number(north) / STEPS),
      lng: toFiveDecimals(middle.lng + Number(east) / STEPS),
    },
  };
};

const areaOf = (index: string, areas: readonly string[]): ListedStreet['area'] => {
  const [cyrillic = '', latin = ''] = (index === '' ? '' : (areas[Number(index)] ?? '')).split('|');
  return cyrillic === '' ? null : { cyrillic, latin };
};

const streetOf = (line: string, areas: readonly string[]): ListedStreet => {
  const [key = '', kind, bg = '', en = '', ru = '', area = '', middle = '', houses = ''] =
    line.split('|');
  const [lat, lng] = middle.split(' ').map(Number);
  const at = { lat: lat ?? NaN, lng: lng ?? NaN };
  return {
    key,
    kind: STREET_KINDS.find((known) => known === kind) ?? 'street',
    names: { bg, en, ru },
    area: areaOf(area, areas),
    at,
    houses: houses === '' ? [] : houses.split(', ').map((house) => houseOf(house, at)),
  };
};

/** Reads a list that comes with the shop; that each line of each is whole is what a test looks at. */
export const gazetteerOf = ({ city, names, areas, streets }: GazetteerFile): Gazetteer => ({
  city,
  names,
  streets: streets.map((line) => streetOf(line, areas)),
});
