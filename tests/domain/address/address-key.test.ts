import fc from 'fast-check';
import type { AnyAddress } from '../../../src/domain/address/address';
import { addressKey, isSameAddress } from '../../../src/domain/address/address-key';
import { flatAddress, houseAddress, place } from '../../support/addresses';

const home = flatAddress();

describe('which address it is', () => {
  it.each([
    ['another place', { place: place('vitosha-41') }],
    ['another flat', { flat: '6' }],
    ['another entrance', { entrance: 'B' }],
    ['an office instead of a flat', { type: 'office' as const }],
    ['no flat', { flat: '' }],
    ['flat and entrance the other way round', { flat: 'A', entrance: '5' }],
  ])('is another with %s', (_what, more) => {
    expect(isSameAddress(home, flatAddress(more))).toBe(false);
  });

  it.each([
    ['another intercom code', { code: '99' }],
    ['another floor', { floor: '3' }],
    ['another comment', { comment: 'Ring twice' }],
    ['its street spelled otherwise', { street: 'бул. Витоша', house: '40А' }],
    ['its pin moved by a little', { place: { ...home.place, lat: 42.7 } }],
  ])('is the same with %s', (_what, more) => {
    expect(isSameAddress(home, flatAddress(more))).toBe(true);
  });

  it('is another when it is a private house', () => {
    expect(isSameAddress(flatAddress({ flat: '', entrance: '' }), houseAddress())).toBe(false);
    expect(isSameAddress(houseAddress(), houseAddress({ comment: 'Dog' }))).toBe(true);
  });

  it('does not run texts into each other', () => {
    expect(addressKey(flatAddress({ flat: '1', entrance: '23' }))).not.toBe(
      addressKey(flatAddress({ flat: '12', entrance: '3' })),
    );
    expect(addressKey(flatAddress({ flat: '1","2', entrance: '3' }))).not.toBe(
      addressKey(flatAddress({ flat: '1', entrance: '2","3' })),
    );
  });

  it('goes by street and house where the place is not known', () => {
    const unplaced = (street: string): AnyAddress => ({ ...home, street, place: null });
    expect(isSameAddress(unplaced('Vitosha Blvd'), unplaced('Vitosha Blvd'))).toBe(true);
    expect(isSameAddress(unplaced('Vitosha Blvd'), unplaced('Oborishte St.'))).toBe(false);
    expect(isSameAddress(unplaced('Vitosha Blvd'), home)).toBe(false);
    expect(
      isSameAddress(unplaced('Vitosha Blvd'), flatAddress({ place: place('Vitosha Blvd 40') })),
    ).toBe(false);
  });

  it('is told by place, kind, flat and entrance alone', () => {
    const some = fc.constantFrom('1', '2');
    const addresses = fc
      .tuple(some, fc.constantFrom('flat', 'office'), some, some, some)
      .map(([at, type, flat, entrance, code]) =>
        flatAddress({ place: place(at), type, flat, entrance, code }),
      );
    fc.assert(
      fc.property(addresses, addresses, (a, b) => {
        expect(isSameAddress(a, b)).toBe(
          a.place.id === b.place.id &&
            a.type === b.type &&
            a.flat === b.flat &&
            a.entrance === b.entrance,
        );
      }),
    );
  });
});
