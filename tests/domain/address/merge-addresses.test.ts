import fc from 'fast-check';
import { isSameAddress } from '../../../src/domain/address/address-key';
import { addressStandingFor, mergeAddresses } from '../../../src/domain/address/merge-addresses';
import { flatAddress, flats, houseAddress, place, savedAs } from '../../support/addresses';

const flat5 = flatAddress();
const flat6 = flatAddress({ flat: '6' });
const office = flatAddress({ type: 'office', place: place('oborishte-24') });
const parents = houseAddress({ place: place('boyana-3') });

/** An account with flats 1 to so many. */
const accountOf = (count: number) =>
  flats(count).map((address, index) => savedAs(index + 1, address));

describe('a guest who logs in', () => {
  it('brings new addresses into the account, in their order', () => {
    expect(mergeAddresses([savedAs(1, flat5)], [office, parents])).toEqual({
      updated: [],
      added: [office, parents],
      leftOut: [],
    });
  });

  it('makes no second one of an address that is there, but brings its new intercom code', () => {
    const withNewCode = flatAddress({ code: '99' });
    expect(mergeAddresses([savedAs(1, office), savedAs(2, flat5, true)], [withNewCode])).toEqual({
      updated: [savedAs(2, withNewCode, true)],
      added: [],
      leftOut: [],
    });
  });

  it('brings a flat of the same house as an address of its own', () => {
    expect(mergeAddresses([savedAs(1, flat5)], [flat6]).added).toEqual([flat6]);
  });

  it('brings an address twice written once, as it was written last', () => {
    const later = { ...office, comment: 'Second door' };
    expect(mergeAddresses([], [office, later]).added).toEqual([later]);
  });

  it('brings the later one of two when the account has 19', () => {
    expect(mergeAddresses(accountOf(19), [office, parents])).toEqual({
      updated: [],
      added: [parents],
      leftOut: [office],
    });
  });

  it.each([
    ['18 leave room for both', 18, [office, parents], []],
    ['20 leave room for none', 20, [], [office, parents]],
    ['21, from elsewhere, leave room for none', 21, [], [office, parents]],
  ])('%s', (_rule, count, added, leftOut) => {
    expect(mergeAddresses(accountOf(count), [office, parents])).toEqual({
      updated: [],
      added,
      leftOut,
    });
  });

  it('still brings changes into a full account', () => {
    const changed = flatAddress({ flat: '7', comment: 'Dog' });
    expect(mergeAddresses(accountOf(20), [changed])).toEqual({
      updated: [savedAs(7, changed)],
      added: [],
      leftOut: [],
    });
  });

  it('without addresses brings none', () => {
    expect(mergeAddresses(accountOf(2), [])).toEqual({ updated: [], added: [], leftOut: [] });
  });

  it('loses no address, and passes 20 with none', () => {
    const someFlats = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), {
      maxLength: 20,
      size: 'max',
    });
    const numbered = (flat: number) => flatAddress({ flat: String(flat) });
    fc.assert(
      fc.property(someFlats, someFlats, (inAccount, ofGuest) => {
        const account = inAccount.map((flat) => savedAs(flat, numbered(flat)));
        const { updated, added, leftOut } = mergeAddresses(account, ofGuest.map(numbered));
        const all = [...updated, ...added, ...leftOut].map((address) =>
          Number(address.type === 'house' ? NaN : address.flat),
        );
        expect(all.sort((a, b) => a - b)).toEqual([...ofGuest].sort((a, b) => a - b));
        expect(account.length + added.length).toBeLessThanOrEqual(20);
        expect(leftOut.length === 0 || account.length + added.length === 20).toBe(true);
      }),
    );
  });
});

describe('the address that stands for the one that was chosen', () => {
  const account = [savedAs(1, flat6), savedAs(2, flat5), savedAs(3, office)];

  it('is the same one', () => {
    expect(addressStandingFor(account, flatAddress({ code: '99' }))).toEqual(savedAs(2, flat5));
    expect(addressStandingFor(account, flat6)).toEqual(savedAs(1, flat6));
  });

  it('is else one at the same place', () => {
    expect(addressStandingFor([savedAs(1, flat6), savedAs(3, office)], flat5)).toEqual(
      savedAs(1, flat6),
    );
  });

  it('is the one saved last of several at the same place', () => {
    expect(addressStandingFor(account, houseAddress())).toEqual(savedAs(2, flat5));
  });

  it('is else the last', () => {
    expect(addressStandingFor(account, parents)).toEqual(savedAs(3, office));
    expect(addressStandingFor(account, null)).toEqual(savedAs(3, office));
  });

  it('is not an address whose place is unknown, unless that is the last', () => {
    const unplaced = { ...flat5, place: null };
    expect(addressStandingFor([unplaced, office], flat5)).toEqual(office);
    expect(addressStandingFor([office, unplaced], parents)).toEqual(unplaced);
  });

  it('is none of none', () => {
    expect(addressStandingFor([], flat5)).toBeNull();
    expect(addressStandingFor([], null)).toBeNull();
  });

  it('is always one of the list, and the same one if that is in it', () => {
    const some = fc.array(fc.constantFrom(flat5, flat6, office, parents), { minLength: 1 });
    fc.assert(
      fc.property(some, fc.constantFrom(flat5, office), (addresses, wanted) => {
        const found = addressStandingFor(addresses, wanted);
        expect(addresses).toContain(found);
        expect(found !== null && isSameAddress(found, wanted)).toBe(addresses.includes(wanted));
      }),
    );
  });
});
