import type { Gazetteer } from '../../../../src/infrastructure/maps/offline/gazetteer';
import { gazetteerOf } from '../../../../src/infrastructure/maps/offline/gazetteer';
import { addressOf, streetOfKey } from '../../../../src/infrastructure/maps/offline/listed-place';

const LIST: Gazetteer = gazetteerOf({
  city: 'sofia',
  names: ['София'],
  box: { west: 23, south: 42, east: 24, north: 43 },
  areas: ['Средец|Sredets'],
  streets: [
    'shipka|street|Шипка|Shipka||0|42.69500 23.34000|6 +100 -200, 20Б -50 +300, 63Ж +1 +1',
    'balkan|street|Балкан|Balkan|||42.70000 23.30000|',
  ],
});

const addressNamed = (key: string, locale = 'en') => {
  const found = streetOfKey(LIST, key);
  return found && addressOf('sofia', found, locale);
};

describe('a house is where', () => {
  it('the list has it', () => {
    expect(addressNamed('sofia/shipka/6')?.place).toMatchObject({ lat: 42.696, lng: 23.338 });
  });

  it('the known house with the nearest number is, if it is not listed', () => {
    expect(addressNamed('sofia/shipka/9')?.place).toMatchObject({ lat: 42.696, lng: 23.338 });
    expect(addressNamed('sofia/shipka/20a')?.place).toMatchObject({ lat: 42.6945, lng: 23.343 });
  });

  it('the middle of the street is, if no house of it is known', () => {
    expect(addressNamed('sofia/balkan/9')?.place).toMatchObject({ lat: 42.7, lng: 23.3 });
  });
});

it('a street without a house is at its middle', () => {
  expect(addressNamed('sofia/shipka')).toEqual({
    street: 'Shipka St.',
    house: '',
    place: { id: 'city:sofia/shipka', lat: 42.695, lng: 23.34 },
  });
});

it.each([
  ['en', '20b', '20B'],
  ['en', '63zh', '63ZH'],
  ['bg', '20b', '20Б'],
  ['ru', '63zh', '63Ж'],
  ['kk', '7w', '7W'],
  ['uk', '15/2', '15/2'],
])('in %s the house %s is written %s', (locale, house, written) => {
  expect(addressNamed(`sofia/shipka/${house}`, locale)?.house).toBe(written);
});
