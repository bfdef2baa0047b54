import { LISTED_CITIES } from '../../../../src/infrastructure/maps/offline/load-gazetteer';
import { gazetteerOf } from '../../../../src/infrastructure/maps/offline/gazetteer';
import { mapStreets } from '../../../../src/infrastructure/maps/offline/map-streets';

const gazetteer = gazetteerOf({
  city: 'sofia',
  names: [],
  box: { west: 23, south: 42, east: 24, north: 43 },
  areas: [],
  streets: [
    'side|street|Малка|Malka|||42.70000 23.30000|',
    'long|street|Дълга|Dalga|||42.71000 23.30000|1 +0 +0, 9 +100 +900',
    'main|boulevard|Витоша|Vitosha|||42.68000 23.31000|',
  ],
});

it('has boulevards first, then the streets of which more is known', () => {
  expect(mapStreets(gazetteer, 'en').map(({ name, isMain }) => [name, isMain])).toEqual([
    ['Vitosha Blvd', true],
    ['Dalga St.', false],
    ['Malka St.', false],
  ]);
});

it('names them in the language of the page', () => {
  expect(mapStreets(gazetteer, 'bg').map(({ name }) => name)).toEqual([
    'бул. Витоша',
    'ул. Дълга',
    'ул. Малка',
  ]);
});

it('has each street of every list at a place in its city, and knows how many of them run', async () => {
  for (const { box, load } of LISTED_CITIES) {
    const streets = mapStreets(gazetteerOf((await load()).default), 'en');
    for (const { name, at } of streets) {
      expect(name.trim()).not.toBe('');
      expect(at.lat).toBeGreaterThanOrEqual(box.south);
      expect(at.lat).toBeLessThanOrEqual(box.north);
      expect(at.lng).toBeGreaterThanOrEqual(box.west);
      expect(at.lng).toBeLessThanOrEqual(box.east);
    }
  }
});
