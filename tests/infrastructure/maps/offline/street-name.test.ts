import type { ListedStreet } from '../../../../src/infrastructure/maps/offline/gazetteer';
import { districtOf, streetName } from '../../../../src/infrastructure/maps/offline/street-name';

const street = (more: Partial<ListedStreet> = {}): ListedStreet => ({
  key: 'bulgaria',
  kind: 'boulevard',
  names: { bg: 'България', en: 'Bulgaria', ru: 'Болгария' },
  area: { cyrillic: 'Триадица', latin: 'Triaditsa' },
  at: { lat: 42.66, lng: 23.29 },
  houses: [],
  ...more,
});

it.each([
  ['en', 'Bulgaria Blvd', 'Triaditsa'],
  ['bg', 'бул. България', 'Триадица'],
  ['ru', 'бул. Болгария', 'Триадица'],
  ['uk', 'бульв. България', 'Триадица'],
  ['kk', 'Болгария бульвары', 'Триадица'],
  ['de', 'Bulgaria Blvd', 'Triaditsa'],
])('in %s it is %s in %s', (locale, name, district) => {
  expect([streetName(street(), locale), districtOf(street(), locale)]).toEqual([name, district]);
});

it.each([
  ['street', 'Bulgaria St.', 'ул. Болгария', 'вул. България', 'Болгария көшесі'],
  ['square', 'Bulgaria Sq.', 'пл. Болгария', 'пл. България', 'Болгария алаңы'],
  ['area', 'Bulgaria', 'Болгария', 'България', 'Болгария'],
] as const)('a %s is called one in every language', (kind, ...names) => {
  expect(['en', 'ru', 'uk', 'kk'].map((locale) => streetName(street({ kind }), locale))).toEqual(
    names,
  );
});

it('a name that is the same in Russian is written once, and one without Bulgarian stands in', () => {
  const shipka = street({ kind: 'street', names: { bg: 'Шипка', en: 'Shipka', ru: '' } });
  expect(streetName(shipka, 'ru')).toBe('ул. Шипка');
  const satwa = street({ kind: 'area', names: { bg: '', en: 'Al Satwa', ru: 'Аль-Сатва' } });
  expect(streetName(satwa, 'bg')).toBe('Аль-Сатва');
  const unnamed = street({ kind: 'area', names: { bg: '', en: 'Al Satwa', ru: '' } });
  expect(streetName(unnamed, 'ru')).toBe('Al Satwa');
});

it('a street whose district nobody knows has none', () => {
  expect(districtOf(street({ area: null }), 'en')).toBe('');
});
