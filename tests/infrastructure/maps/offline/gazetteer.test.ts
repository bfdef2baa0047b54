import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boundsContain } from '../../../../src/domain/zone/coordinate-bounds';
import { lngLatOf } from '../../../../src/domain/zone/lng-lat';
import type { Gazetteer } from '../../../../src/infrastructure/maps/offline/gazetteer';
import { gazetteerOf, STREET_KINDS } from '../../../../src/infrastructure/maps/offline/gazetteer';
import {
  LISTED_CITIES,
  loadGazetteer,
} from '../../../../src/infrastructure/maps/offline/load-gazetteer';
import { keyOf, streetOfKey } from '../../../../src/infrastructure/maps/offline/listed-place';

const DATA = join(__dirname, '../../../../src/infrastructure/maps/offline/data');

describe.each([
  ['sofia', 150, 'Витоша'],
  ['plovdiv', 150, 'Съединение'],
  ['varna', 150, 'Преслав'],
  ['dubai', 80, ''],
] as const)('the list of streets of %s', (city, least, aStreet) => {
  let file: unknown;
  let list: Gazetteer;
  let lines: readonly string[];
  let box: (typeof LISTED_CITIES)[number]['box'];
  beforeAll(async () => {
    for (const listed of LISTED_CITIES) {
      const { default: loaded } = await listed.load();
      if (loaded.city !== city) continue;
      file = loaded.box;
      box = listed.box;
      lines = loaded.streets;
      list = gazetteerOf(loaded);
    }
  });

  it('has streets enough to order from', () => {
    expect(list.streets.length).toBeGreaterThanOrEqual(least);
    if (aStreet !== '') expect(list.streets.map(({ names }) => names.bg)).toContain(aStreet);
  });

  it('is chosen by the box that is written in it', () => {
    expect(box).toEqual(file);
  });

  it('has every line whole', () => {
    for (const line of lines) {
      expect(line).toMatch(
        /^[a-z0-9-]+\|[a-z]+\|[^|]*\|[^|]+\|[^|]*\|\d*\|\d+\.\d{5} \d+\.\d{5}\|(?:\d+[А-Я]? [+-]\d+ [+-]\d+(?:, |$))*$/,
      );
      expect(STREET_KINDS).toContain(line.split('|')[1]);
      expect(line).not.toMatch(/, $/);
    }
  });

  it('names each street and its district in the letters of each language', () => {
    for (const { key, names, area } of list.streets) {
      expect([key, names.bg || names.ru]).toEqual([
        key,
        expect.stringMatching(/^[^a-zA-HJ-UW-Z]+$/),
      ]);
      expect([key, names.en]).toEqual([
        key,
        expect.stringMatching(/^[\p{Script=Latin}\d .,'-]+$/u),
      ]);
      if (area) {
        expect(area.cyrillic).toMatch(/^[\p{Script=Cyrillic}\d -]+$/u);
        expect(area.latin).toMatch(/^[a-zA-Z\d -]+$/);
      }
    }
  });

  it('gives each street a key of its own', () => {
    const keys = list.streets.map(({ key }) => key);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it('has streets and houses within the city', () => {
    for (const { at, houses } of list.streets) {
      for (const point of [at, ...houses.map((house) => house.at)]) {
        expect(boundsContain(box, lngLatOf(point))).toBe(true);
      }
    }
  });

  it('knows at most twelve houses of a street, each once', () => {
    for (const { houses } of list.streets) {
      const numbers = houses.map(({ number }) => number);
      expect(numbers.length).toBeLessThanOrEqual(12);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });

  it('finds every place again by its name', () => {
    for (const street of list.streets) {
      for (const house of [null, '1', '15b', '15/2', '15-17']) {
        const key = keyOf(city, { street, house });
        expect(streetOfKey(list, key)).toEqual({ street, house });
      }
    }
  });
});

it('names whom the streets come from beside them', () => {
  expect(readFileSync(join(DATA, 'README.md'), 'utf8')).toContain(
    "(c) OpenStreetMap contributors (ODbL), Who's On First (CC BY 4.0), All The Places (CC0)",
  );
});

it('has no streets for a city that nobody has listed', async () => {
  expect((await loadGazetteer({ lat: 50.45, lng: 30.52 })).streets).toEqual([]);
});

it.each(['', 'sofia', 'sofia/', 'sofia/no-such-street', 'varna/vitosha', 'sofia/vitosha/<b>'])(
  'knows no place named %j',
  async (key) => {
    const sofia = await loadGazetteer({ lat: 42.6977, lng: 23.3219 });
    expect(streetOfKey(sofia, key)).toBeNull();
  },
);
