import type { MapArea } from '../../../src/application/ports/maps';
import type { Coordinates } from '../../../src/domain/zone/lng-lat';

export const SOFIA: MapArea = {
  center: { lat: 42.6977, lng: 23.3219 },
  country: 'bg',
  locale: 'en',
};

/** Vitosha Blvd 40, which each of the map services knows. */
export const VITOSHA_40: Coordinates = { lat: 42.69121, lng: 23.31947 };

/** In the box around Sofia, with no street anywhere near. */
export const ON_THE_MOUNTAIN: Coordinates = { lat: 42.5634, lng: 23.2919 };

/** A thing on the map of the services that are played here. */
export interface KnownThing {
  /** Of open map data: N, W or R and a number. */
  readonly osm: string;
  /** Of Google. */
  readonly google: string;
  readonly kind: 'street' | 'house';
  readonly en: string;
  readonly bg: string;
  readonly house: string;
  readonly district: string;
  readonly country: string;
  readonly at: Coordinates;
}

const thing = (more: Partial<KnownThing> & Pick<KnownThing, 'osm' | 'at'>): KnownThing => ({
  google: `ChIJ${more.osm}`,
  kind: 'street',
  en: 'Vitosha Blvd',
  bg: 'бул. Витоша',
  house: '',
  district: 'Triaditsa',
  country: 'BG',
  ...more,
});

const ALEXANDERS = [
  'Balan',
  'Dyakovich',
  'Fotinov',
  'Hranov',
  'Kirov',
  'Lapshin',
  'Nevski',
  'Penchev',
  'Radev',
  'Vasilev',
];

/** A small part of Sofia, and what only has the same name. */
export const KNOWN_CITY: readonly KnownThing[] = [
  thing({ osm: 'W1', at: { lat: 42.67999, lng: 23.31159 } }),
  thing({ osm: 'N40', kind: 'house', house: '40', at: VITOSHA_40 }),
  // Varna has one, too, and so has a town beyond the border.
  thing({ osm: 'W2', district: 'Asparuhovo', at: { lat: 43.2, lng: 27.9 } }),
  thing({ osm: 'W3', district: 'Tsaribrod', at: { lat: 42.9, lng: 22.9 }, country: 'RS' }),
  ...ALEXANDERS.map((surname, index) =>
    thing({
      osm: `W${String(100 + index)}`,
      en: `Aleksandar ${surname} St.`,
      bg: `ул. Александър ${surname}`,
      at: { lat: 42.7 + index / 1000, lng: 23.33 },
    }),
  ),
];

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s.,]+/)
    .filter((word) => word !== '');

/** As a map service finds: houses by their number, streets by the beginnings of their words. */
export const findKnown = (text: string): readonly KnownThing[] => {
  const words = wordsOf(text);
  const numbers = words.filter((word) => /^\d/.test(word));
  const names = words.filter((word) => !/^\d/.test(word));
  const fits = (name: string): boolean =>
    names.every((typed) => wordsOf(name).some((word) => word.startsWith(typed)));
  const fitting = names.length === 0 ? [] : KNOWN_CITY.filter(({ en, bg }) => fits(en) || fits(bg));
  const houses = fitting.filter(({ house }) => house !== '' && numbers.includes(house));
  return houses.length > 0 ? houses : fitting.filter(({ kind }) => kind === 'street');
};

/** What is within about a hundred metres, nearest first. */
export const knownNear = (point: Coordinates): readonly KnownThing[] =>
  KNOWN_CITY.filter(
    ({ at }) => Math.abs(at.lat - point.lat) < 0.001 && Math.abs(at.lng - point.lng) < 0.001,
  );

export const knownByOsm = (key: string): KnownThing | undefined =>
  KNOWN_CITY.find(({ osm }) => osm === key);
