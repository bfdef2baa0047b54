import { placeOf } from '../../../src/domain/address/place';
import { decodeAddresses, toWireAddress } from '../../../src/infrastructure/address/address.codec';
import { flatAddress, houseAddress, place, savedAs } from '../../support/addresses';

const wire = (more: object = {}) => ({
  id: 12,
  isLast: true,
  ...toWireAddress(flatAddress()),
  ...more,
});

const read = (...addresses: readonly unknown[]) => {
  const decoded = decodeAddresses(addresses);
  if (!decoded.ok) throw new Error(decoded.error.join());
  return decoded.value;
};

it('an address goes out and comes back as it was', () => {
  const home = flatAddress({ comment: 'The bell is broken', house: '105Б' });
  const cottage = houseAddress({ street: 'бульвар Витоша' });
  expect(
    read(wire(toWireAddress(home)), wire({ id: 13, isLast: false, ...toWireAddress(cottage) })),
  ).toEqual([savedAs(12, home, true), savedAs(13, cottage)]);
});

it('of a private house nothing of a building is sent: what the account had there is emptied', () => {
  expect(toWireAddress(houseAddress())).toMatchObject({
    type: 'house',
    flat: '',
    entrance: '',
    floor: '',
    code: '',
  });
});

it.each([
  ['no name of the place', { googlePlaceId: null }],
  ['an empty name', { googlePlaceId: ' ' }],
  ['no position', { lat: null }],
  ['a position off the globe', { lng: 200 }],
])('an old address with %s has no known place, and is there all the same', (_what, more) => {
  expect(read(wire(more))).toEqual([{ ...savedAs(12, flatAddress(), true), place: null }]);
});

it('what is left out is empty', () => {
  const bare = {
    id: 1,
    domainId: 1,
    type: 'office',
    lat: 42.69121,
    lng: 23.31947,
    googlePlaceId: 'x',
  };
  const known = placeOf({ id: 'x', lat: 42.69121, lng: 23.31947 });
  expect(read(bare)).toEqual([
    {
      id: 1,
      cityId: 1,
      isLast: false,
      type: 'office',
      street: '',
      house: '',
      flat: '',
      entrance: '',
      floor: '',
      code: '',
      comment: '',
      place: known.ok ? known.value : place('none'),
    },
  ]);
});

it.each([
  ['no number', { id: 0 }],
  ['no city', { domainId: null }],
  ['a kind of tomorrow', { type: 'boat' }],
])('a list with an address of %s makes no sense', (_what, more) => {
  expect(decodeAddresses([wire(more)]).ok).toBe(false);
});
