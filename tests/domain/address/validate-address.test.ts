import fc from 'fast-check';
import type { AddressDraft } from '../../../src/domain/address/address-draft';
import { blankAddress, draftOfAddress } from '../../../src/domain/address/address-draft';
import type { AddressField, AddressRefusal } from '../../../src/domain/address/validate-address';
import { ADDRESS_LIMITS, validateAddress } from '../../../src/domain/address/validate-address';
import { ok, refuse } from '../../../src/domain/result/result';
import { flatAddress, houseAddress, place } from '../../support/addresses';
import { cityId } from '../../support/ids';

const good = draftOfAddress(flatAddress());
const written = (more: Partial<AddressDraft>): AddressDraft => ({ ...good, ...more });

const empty: AddressRefusal = { kind: 'address.empty' };
const houseMissing: AddressRefusal = { kind: 'address.house_missing' };
const placeMissing: AddressRefusal = { kind: 'address.place_missing' };
const tooLong = (field: AddressField, max: number): AddressRefusal => ({
  kind: 'address.too_long',
  field,
  max,
});

describe('street and house', () => {
  it.each([
    ['bg', '', '', empty],
    ['bg', ' ', '  ', empty],
    ['bg', '\u200b', '\ufeff', empty],
    ['ae', '\u200b', '', empty],
    ['bg', 'Vitosha Blvd', '', houseMissing],
    ['bg', 'Vitosha Blvd', ' ', houseMissing],
    ['ua', 'Khreshchatyk', '', houseMissing],
    ['kz', '', '', empty],
    ['ae', '', '', empty],
    ['ae', '', '12', empty],
    ['ae', '  ', '12', empty],
    ['AE', '', '12', empty],
  ])('in %s, street “%s” and house “%s” are refused', (country, street, house, refusal) => {
    expect(validateAddress(written({ street, house }), country)).toEqual(refuse([refusal]));
  });

  it.each([
    ['bg', 'Vitosha Blvd', '40'],
    ['bg', '', 'block 12'],
    ['ua', '', '12'],
    ['ae', 'Marina Walk', ''],
    ['ae', 'Marina Walk', '12'],
    ['AE', 'Marina Walk', ''],
  ])('in %s, street “%s” and house “%s” are an address', (country, street, house) => {
    expect(validateAddress(written({ street, house }), country)).toEqual(
      ok(flatAddress({ street, house })),
    );
  });
});

describe('what is saved', () => {
  it('is every text without the spaces around it', () => {
    const spaced = written({
      street: ' Vitosha Blvd ',
      house: ' 40',
      flat: '5 ',
      entrance: ' A ',
      floor: '\t2',
      code: ' 12# ',
      comment: ' Ring  twice\n',
    });
    expect(validateAddress(spaced, 'bg')).toEqual(ok(flatAddress({ comment: 'Ring  twice' })));
  });

  it('is the same flat however its accent is stored, and whatever was copied along unseen', () => {
    const flat = '5й';
    for (const spelled of [flat.normalize('NFD'), `\u200e${flat}\u200b`])
      expect(validateAddress(written({ flat: spelled }), 'bg')).toEqual(ok(flatAddress({ flat })));
  });

  it('is an office with its number', () => {
    expect(validateAddress(written({ type: 'office' }), 'bg')).toEqual(
      ok(flatAddress({ type: 'office' })),
    );
  });

  it('is street and house of a private house, whatever was typed for a flat before', () => {
    expect(validateAddress(written({ type: 'house' }), 'bg')).toEqual(ok(houseAddress()));
  });

  it('is flat 5 again when the type was switched to private house and back', () => {
    const switched = { ...written({ type: 'house' }), type: 'flat' as const };
    expect(validateAddress(switched, 'bg')).toEqual(ok(flatAddress()));
  });
});

describe('how long the texts may be', () => {
  const fields = [
    ['street', 200],
    ['house', 50],
    ['flat', 10],
    ['entrance', 10],
    ['floor', 10],
    ['code', 10],
    ['comment', 500],
  ] as const;

  it('is said for each of them', () => {
    expect(Object.entries(ADDRESS_LIMITS)).toEqual(fields);
  });

  it.each(fields)('%s: at most %d characters', (field, max) => {
    const withText = (text: string) => validateAddress(written({ [field]: text }), 'bg');
    expect(withText('1'.repeat(max - 1)).ok).toBe(true);
    expect(withText('1'.repeat(max)).ok).toBe(true);
    expect(withText(` ${'1'.repeat(max)} `).ok).toBe(true);
    expect(withText('1'.repeat(max + 1))).toEqual(refuse([tooLong(field, max)]));
  });

  it.each([
    ['ten pictures', '🍕'.repeat(10)],
    ['ten letters, each with an accent of its own', 'x\u0301'.repeat(10)],
    ['ten families', '👨‍👩‍👧'.repeat(10)],
  ])('counts characters as people do: %s', (_what, code) => {
    expect(validateAddress(written({ code }), 'bg')).toEqual(ok(flatAddress({ code })));
    expect(validateAddress(written({ code: `${code}x` }), 'bg')).toEqual(
      refuse([tooLong('code', 10)]),
    );
  });

  it('does not matter for what a private house does not have', () => {
    const long = '1'.repeat(11);
    const house = written({ type: 'house', flat: long, entrance: long, floor: long, code: long });
    expect(validateAddress(house, 'bg')).toEqual(ok(houseAddress()));
  });

  it('matters for what a private house does have', () => {
    const long = { street: '1'.repeat(201), house: '1'.repeat(51), comment: '1'.repeat(501) };
    expect(validateAddress(written({ type: 'house', ...long }), 'bg')).toEqual(
      refuse([tooLong('street', 200), tooLong('house', 50), tooLong('comment', 500)]),
    );
  });
});

describe('the place', () => {
  it('has to be known', () => {
    expect(validateAddress(written({ place: null }), 'bg')).toEqual(refuse([placeMissing]));
  });
});

describe('every reason', () => {
  it('is named, so that each stands at its field', () => {
    const long = '1'.repeat(11);
    const draft = written({ house: '', flat: long, floor: long, place: null });
    expect(validateAddress(draft, 'bg')).toEqual(
      refuse([houseMissing, tooLong('flat', 10), tooLong('floor', 10), placeMissing]),
    );
  });

  it('is named for a form with nothing in it', () => {
    expect(validateAddress(blankAddress(cityId(1)), 'bg')).toEqual(refuse([empty, placeMissing]));
  });
});

describe('laws', () => {
  const text = fc.string({ maxLength: 12 });
  const drafts: fc.Arbitrary<AddressDraft> = fc.record({
    cityId: fc.constant(cityId(1)),
    type: fc.constantFrom('flat', 'house', 'office'),
    street: text,
    house: text,
    flat: text,
    entrance: text,
    floor: text,
    code: text,
    comment: text,
    place: fc.option(fc.constant(place('somewhere'))),
  });

  it('an address that was saved can be opened and saved again, and is the same', () => {
    fc.assert(
      fc.property(drafts, fc.constantFrom('bg', 'ua', 'ae'), (draft, country) => {
        const first = validateAddress(draft, country);
        fc.pre(first.ok);
        expect(validateAddress(draftOfAddress(first.value), country)).toEqual(first);
      }),
    );
  });
});
