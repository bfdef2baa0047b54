import { isPinned, listedPlace, pinnedPlace, placeOf } from '../../../src/domain/address/place';
import { ok, refuse } from '../../../src/domain/result/result';

const missing = refuse({ kind: 'address.place_missing' });
const vitosha = { lat: 42.6912149, lng: 23.3194701 };

describe('the place of an address', () => {
  it('is its name and its position', () => {
    expect(placeOf({ id: 'ChIJ-1', ...vitosha })).toEqual(ok({ id: 'ChIJ-1', ...vitosha }));
  });

  it('is named without the spaces around its name', () => {
    expect(placeOf({ id: ' ChIJ-1 ', ...vitosha })).toEqual(ok({ id: 'ChIJ-1', ...vitosha }));
  });

  it.each([
    ['its name', { id: null, ...vitosha }],
    ['its name, which is empty', { id: '', ...vitosha }],
    ['its name, which is a space', { id: ' ', ...vitosha }],
    ['its latitude', { id: 'ChIJ-1', lat: null, lng: 23.3 }],
    ['its longitude', { id: 'ChIJ-1', lat: 42.6, lng: null }],
    ['a latitude that is a number', { id: 'ChIJ-1', lat: NaN, lng: 23.3 }],
    ['a longitude that is a number', { id: 'ChIJ-1', lat: 42.6, lng: NaN }],
    ['a latitude on the globe', { id: 'ChIJ-1', lat: 90.1, lng: 23.3 }],
    ['a longitude on the globe', { id: 'ChIJ-1', lat: 42.6, lng: 180.1 }],
    ['everything', { id: null, lat: null, lng: null }],
  ])('is unknown without %s', (_what, parts) => {
    expect(placeOf(parts)).toEqual(missing);
  });

  it('may be on the equator and on the first meridian', () => {
    expect(placeOf({ id: 'ChIJ-1', lat: 0, lng: 0 })).toEqual(ok({ id: 'ChIJ-1', lat: 0, lng: 0 }));
  });
});

describe('a pin that was set by hand', () => {
  it('is named by its position to about a metre, and stays where it is', () => {
    expect(pinnedPlace(vitosha)).toEqual(ok({ id: 'pin:42.69121,23.31947', ...vitosha }));
  });

  it.each([
    ['with all five decimals', 42.5, 23, 'pin:42.50000,23.00000'],
    ['south and west of 0', -33.4, -70.6, 'pin:-33.40000,-70.60000'],
    ['without a minus before nothing', -0.000001, -0.000004, 'pin:0.00000,0.00000'],
    [
      'with the minus of what is just more than nothing',
      -0.00001,
      -0.00001,
      'pin:-0.00001,-0.00001',
    ],
    ['with the minus of whole degrees', -10, -100, 'pin:-10.00000,-100.00000'],
  ])('is written %s', (_how, lat, lng, id) => {
    expect(pinnedPlace({ lat, lng })).toEqual(ok({ id, lat, lng }));
  });

  it.each([
    ['no number', NaN, 23],
    ['beyond the pole', 91, 23],
  ])('is no place with a latitude that is %s', (_what, lat, lng) => {
    expect(pinnedPlace({ lat, lng })).toEqual(missing);
  });
});

it('a pin is told from every place that has a name of its own', () => {
  const names = ['pin:42.69121,23.31947', 'osm:way/123', 'city:1-77', 'ChIJ-pin:x', ' pin:'];
  const places = names.map((id) => placeOf({ id, ...vitosha }));
  expect(places.map((made) => made.ok && isPinned(made.value))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});

describe('a street from a list', () => {
  it('is named by the list and its key in it', () => {
    expect(listedPlace('osm', 'way/123', vitosha)).toEqual(ok({ id: 'osm:way/123', ...vitosha }));
    expect(listedPlace('city', ' 1-77 ', vitosha)).toEqual(ok({ id: 'city:1-77', ...vitosha }));
  });

  it('is no place without a key, or without a position', () => {
    expect(listedPlace('osm', '', vitosha)).toEqual(missing);
    expect(listedPlace('city', '  ', vitosha)).toEqual(missing);
    expect(listedPlace('osm', 'way/123', { lat: NaN, lng: 23 })).toEqual(missing);
  });
});
