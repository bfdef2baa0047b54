import {
  readGoogleAddress,
  streetAndHouseOf,
} from '../../../../src/infrastructure/maps/google/google-address';
import { foundAddress } from '../../../../src/infrastructure/maps/google/google-places';

const part = (text: string | null, ...types: readonly string[]) => ({ text, types });

const address = (...components: readonly object[]) => {
  const read = readGoogleAddress({ id: 'ChIJ1', lat: 42.69, lng: 23.32, components });
  if (!read) throw new Error('That makes no sense');
  return read;
};

const NONE = { street: '', house: '' };

describe('street and house', () => {
  it('are the street and its number', () => {
    const whole = address(
      part('15', 'street_number'),
      part('bulevard Vitosha', 'route'),
      part('Sofia', 'locality', 'political'),
    );
    expect(streetAndHouseOf(whole)).toEqual({ street: 'bulevard Vitosha', house: '15' });
  });

  it('are a block and its estate where there is no street', () => {
    const block = address(
      part('бл. 12', 'premise'),
      part('Младост 1', 'neighborhood', 'political'),
    );
    expect(streetAndHouseOf(block)).toEqual({ street: 'Младост 1', house: 'бл. 12' });
  });

  it('are empty for a district', () => {
    const district = address(part('Lozenets', 'neighborhood'), part(null, 'route'));
    expect(streetAndHouseOf(district)).toEqual(NONE);
  });
});

it.each([
  ['no id', { lat: 1, lng: 1, components: [] }],
  ['no position', { id: 'a', components: [] }],
  ['no parts', { id: 'a', lat: 1, lng: 1 }],
  ['parts without types', { id: 'a', lat: 1, lng: 1, components: [{ text: 'a' }] }],
  ['nothing', null],
])('what has %s makes no sense', (_, said) => {
  expect(readGoogleAddress(said)).toBeNull();
});

describe('a place of Google', () => {
  const street = address(part('bulevard Vitosha', 'route'));

  it('is called what Google calls it', () => {
    expect(foundAddress(street, NONE)).toMatchObject({
      ok: true,
      value: { place: { id: 'ChIJ1' } },
    });
  });

  it('takes the house into its name that Google does not know', () => {
    expect(foundAddress(street, { street: '', house: '7' })).toMatchObject({
      ok: true,
      value: { street: 'bulevard Vitosha', house: '7', place: { id: 'ChIJ1/7' } },
    });
  });

  it('keeps the house that Google knows', () => {
    const house = address(part('15', 'street_number'), part('bulevard Vitosha', 'route'));
    expect(foundAddress(house, { street: '', house: '7' })).toMatchObject({
      value: { house: '15', place: { id: 'ChIJ1' } },
    });
  });

  it('without a street is called what was suggested, in the Emirates', () => {
    const tower = address(part('Dubai', 'locality'));
    expect(foundAddress(tower, { street: 'Marina Tower', house: '' })).toMatchObject({
      value: { street: 'Marina Tower' },
    });
    expect(foundAddress(tower, NONE)).toEqual({ ok: false, error: { kind: 'maps.failed' } });
  });
});
