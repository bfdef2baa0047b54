import {
  MAX_ADDRESSES,
  addressesInCity,
  deleteAddress,
  lastUsedAddress,
  saveAddress,
} from '../../../src/domain/address/address-list';
import { isSameAddress } from '../../../src/domain/address/address-key';
import { ok, refuse } from '../../../src/domain/result/result';
import {
  addressId,
  flatAddress,
  flats,
  houseAddress,
  place,
  savedAs,
} from '../../support/addresses';
import { cityId } from '../../support/ids';

const home = flatAddress();
const office = flatAddress({ type: 'office', place: place('oborishte-24') });
const parents = houseAddress({ place: place('boyana-3') });
const tooMany = refuse({ kind: 'address.too_many', max: 20 });

describe('saving an address', () => {
  it('puts a new one last', () => {
    expect(saveAddress([home], office)).toEqual(ok([home, office]));
    expect(saveAddress([], home)).toEqual(ok([home]));
  });

  it('keeps two flats of one house apart', () => {
    const neighbours = flatAddress({ flat: '6' });
    expect(saveAddress([home], neighbours)).toEqual(ok([home, neighbours]));
  });

  it('replaces the one that it is, which then goes last', () => {
    const withNewCode = flatAddress({ code: '99' });
    expect(saveAddress([home, office], withNewCode)).toEqual(ok([office, withNewCode]));
  });

  it('replaces the one that was edited, also when it becomes another', () => {
    const moved = flatAddress({ flat: '7' });
    expect(saveAddress([home, office], moved, (address) => isSameAddress(address, home))).toEqual(
      ok([office, moved]),
    );
  });

  it('makes one of two when the edited one becomes one that is there already', () => {
    const neighbours = flatAddress({ flat: '6' });
    expect(
      saveAddress([home, neighbours, office], flatAddress({ flat: '6', code: '1' }), (address) =>
        isSameAddress(address, home),
      ),
    ).toEqual(ok([office, flatAddress({ flat: '6', code: '1' })]));
  });

  it('takes the 20th and refuses the 21st', () => {
    expect(MAX_ADDRESSES).toBe(20);
    expect(saveAddress(flats(19), office)).toEqual(ok([...flats(19), office]));
    expect(saveAddress(flats(20), office)).toEqual(tooMany);
  });

  it('still replaces in a full list', () => {
    const again = flatAddress({ flat: '1', code: '99' });
    expect(saveAddress(flats(20), again)).toEqual(ok([...flats(20).slice(1), again]));
    expect(saveAddress(flats(20), office, ({ flat }) => flat === '20')).toEqual(
      ok([...flats(19), office]),
    );
  });
});

describe('deleting an address', () => {
  const account = [savedAs(1, home), savedAs(2, office)];

  it('takes out that one and no other', () => {
    expect(deleteAddress(account, ({ id }) => id === addressId(1))).toEqual(
      ok([savedAs(2, office)]),
    );
  });

  it('is refused for the only one left', () => {
    expect(deleteAddress([home], () => true)).toEqual(refuse({ kind: 'address.last' }));
  });

  it('changes nothing for one that is not there', () => {
    expect(deleteAddress(account, ({ id }) => id === addressId(3))).toEqual(ok(account));
    expect(deleteAddress([home], () => false)).toEqual(ok([home]));
    expect(deleteAddress([], () => true)).toEqual(ok([]));
  });
});

describe('addresses of several cities', () => {
  it('are offered in their own city alone', () => {
    const inVarna = flatAddress({ cityId: cityId(3) });
    expect(addressesInCity([home, inVarna, office], cityId(1))).toEqual([home, office]);
    expect(addressesInCity([home, inVarna, office], cityId(3))).toEqual([inVarna]);
    expect(addressesInCity([home], cityId(2))).toEqual([]);
  });
});

describe('the address used last', () => {
  const isHome = (address: typeof home | typeof parents) => isSameAddress(address, home);

  it('is the one of the last order', () => {
    expect(lastUsedAddress([home, office], isHome)).toBe(home);
  });

  it('is the one saved last when the order went elsewhere or there was none', () => {
    expect(lastUsedAddress([office], isHome)).toBe(office);
    expect(lastUsedAddress([office, parents], isHome)).toBe(parents);
    expect(lastUsedAddress([home, parents, office], () => false)).toBe(office);
  });

  it('is none of none', () => {
    expect(lastUsedAddress([], () => true)).toBeNull();
  });
});
