import fc from 'fast-check';
import type { Address } from '../../../src/domain/address/address';
import { MAX_ADDRESSES } from '../../../src/domain/address/address-list';
import { placeOf } from '../../../src/domain/address/place';
import {
  decodeAddress,
  decodeAddresses,
  encodeAddress,
  encodeAddresses,
  fitAddresses,
} from '../../../src/infrastructure/storage/address-cookie';
import { encodeText } from '../../../src/infrastructure/storage/cookie-text';
import { flatAddress, flats, houseAddress } from '../../support/addresses';
import { anyAddress, anyAddresses } from '../../support/any-address';
import { cityId } from '../../support/ids';

const VITOSHA = flatAddress({ street: 'бульвар Витоша', house: '105Б', comment: 'Звонок справа' });

describe('addresses in a cookie', () => {
  it.each<[string, readonly Address[]]>([
    ['none', []],
    ['Cyrillic', [VITOSHA]],
    ['a private house', [houseAddress({ street: '', house: 'block 12' })]],
    ['a street without a house', [houseAddress({ street: 'Marina Walk', house: '' })]],
    ['an office in another city', [flatAddress({ type: 'office', cityId: cityId(9) })]],
    ['as many as there may be', flats(MAX_ADDRESSES)],
  ])('come back as they were: %s', (_what, addresses) => {
    expect(decodeAddresses(encodeAddresses(addresses))).toEqual(addresses);
  });

  it('come back as they were, whatever is written in them', () => {
    fc.assert(
      fc.property(anyAddresses, (addresses) => {
        expect(decodeAddresses(encodeAddresses(addresses))).toEqual(addresses);
      }),
      { numRuns: 50 },
    );
  });

  it('need no escaping, so that no program on the way changes them', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const text = encodeAddresses([address]);
        expect(text).toMatch(/^[\w.~!-]+$/);
        expect(encodeURIComponent(text)).toBe(text);
      }),
    );
  });

  it('are short: ten that people write fit one cookie', () => {
    const ten = flats(10).map((address) => ({ ...address, street: 'бульвар Витоша' }));
    expect(encodeAddresses(ten).length).toBeLessThan(1200);
  });

  it('are read as the first version wrote them for as long as there are any', () => {
    const text = '1!1~f~42.69121~23.31947~dml0b3NoYS00MA~Vml0b3NoYSBCbHZk~NDA~NQ~QQ~Mg~MTIj';
    expect(encodeAddresses([flatAddress()])).toBe(text);
    expect(decodeAddresses(text)).toEqual([flatAddress()]);
  });
});

describe('as many as have room', () => {
  it('are those that were saved last, in their order', () => {
    const all = flats(6);
    const { text, rest } = fitAddresses(all, encodeAddresses(all.slice(2)).length);
    expect(decodeAddresses(text)).toEqual(all.slice(2));
    expect(rest).toEqual(all.slice(0, 2));
  });

  it('never take more room than there is, and lose nothing', () => {
    fc.assert(
      fc.property(anyAddresses, fc.nat(4000), (addresses, room) => {
        const { text, rest } = fitAddresses(addresses, room);
        expect(text.length).toBeLessThanOrEqual(room);
        expect([...rest, ...decodeAddresses(text)]).toEqual(addresses);
      }),
      { numRuns: 50 },
    );
  });

  it('are none where there is no room for the last one', () => {
    expect(fitAddresses(flats(2), 10)).toEqual({ text: '', rest: flats(2) });
    expect(fitAddresses([], 0)).toEqual({ text: '', rest: [] });
  });
});

const GOOD = encodeAddress(flatAddress());
const fields = GOOD.split('~');
/** The good one with another field, counted from 0. */
const withField = (index: number, text: string): string =>
  fields.map((field, place) => (place === index ? text : field)).join('~');

describe('an address that makes no sense', () => {
  it.each([
    ['no text', ''],
    ['city 0', withField(0, '0')],
    ['a city in capitals', withField(0, 'A')],
    ['a kind of tomorrow', withField(1, 'b')],
    ['a latitude beyond the pole', withField(2, '91')],
    ['a latitude that is no number', withField(2, 'NaN')],
    ['a number in another form', withField(2, '42.690')],
    ['an endless number', withField(3, '1e999')],
    ['no name of its place', withField(4, '')],
    ['a name of spaces', withField(4, encodeText('  '))],
    ['a name longer than any', withField(4, encodeText('x'.repeat(501)))],
    ['a street that is no text', withField(5, '%D0')],
    ['a street that is too long', withField(5, encodeText('x'.repeat(201)))],
    ['neither street nor house', '1~f~42.69121~23.31947~dml0b3NoYS00MA'],
    ['a flat of eleven characters', withField(7, encodeText('12345678901'))],
    ['a private house with a flat', withField(1, 'h')],
    ['a field too many', `${GOOD}~~YQ~YQ`],
    ['JSON', '{"street":"x"}'],
    ['a script', '</script><script>alert(1)</script>'],
  ])('is dropped, and the others stay: %s', (_what, text) => {
    expect(decodeAddress(text)).toBeNull();
    const others = [flatAddress({ flat: '1' }), flatAddress({ flat: '2' })];
    const [first = '', second = ''] = others.map(encodeAddress);
    expect(decodeAddresses(`1!${first}!${text}!${second}`)).toEqual(others);
  });

  it('is read with ten pictures for its flat, which are ten characters', () => {
    const pictures = '👨‍👩‍👧‍👦'.repeat(10);
    expect(decodeAddress(withField(7, encodeText(pictures)))).toMatchObject({ flat: pictures });
  });

  it('never throws, and never makes an address that the shop could not have made', () => {
    const scraps = fc.string({ unit: fc.constantFrom(...'01af.~!-%Y'), maxLength: 60 });
    fc.assert(
      fc.property(scraps, (scrap) => {
        for (const { street, house, place } of decodeAddresses(`1!${scrap}`)) {
          expect(street + house).not.toBe('');
          expect(Math.abs(place.lat)).toBeLessThanOrEqual(90);
        }
      }),
    );
  });
});

it.each([
  ['another version', `2!${GOOD}`],
  ['no version', GOOD],
  ['broken escapes', '%'],
])('a cookie of %s holds no addresses', (_what, text) => {
  expect(decodeAddresses(text)).toEqual([]);
});

it('of the same address twice the last one counts, and of thirty the last twenty', () => {
  const newer = flatAddress({ flat: '1', code: '99#' });
  const twice = ['1', ...[...flats(2), newer].map(encodeAddress)].join('!');
  expect(decodeAddresses(twice)).toEqual([flatAddress({ flat: '2' }), newer]);
  const thirty = ['1', ...flats(30).map(encodeAddress)].join('!');
  expect(decodeAddresses(thirty)).toEqual(flats(30).slice(10));
});

it('a place keeps its position to the last digit', () => {
  const place = placeOf({ id: 'x', lat: 42.691214900000006, lng: -1e-7 });
  if (!place.ok) throw new Error('No place');
  const address = flatAddress({ place: place.value });
  expect(decodeAddress(encodeAddress(address))).toEqual(address);
});
