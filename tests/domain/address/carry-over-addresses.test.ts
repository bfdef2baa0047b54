import fc from 'fast-check';
import { addressKey } from '../../../src/domain/address/address-key';
import { MAX_ADDRESSES } from '../../../src/domain/address/address-list';
import { carryOverAddresses } from '../../../src/domain/address/carry-over-addresses';
import { flatAddress, flats } from '../../support/addresses';
import { anyAddresses } from '../../support/any-address';

const [home, office, parents] = ['1', '2', '3'].map((flat) => flatAddress({ flat }));
if (!home || !office || !parents) throw new Error('There are three');
const homeWithCode = { ...home, code: '99#' };

it.each([
  ['saved here and there', [home], [home, office], [home, parents], [home, parents, office]],
  ['deleted here', [home, office], [home], [home, office, parents], [home, parents]],
  ['deleted there', [home, office], [home, office, parents], [home], [home, parents]],
  ['edited here', [home, office], [office, homeWithCode], [home, office], [office, homeWithCode]],
  ['edited there', [home], [home, office], [homeWithCode], [homeWithCode, office]],
  ['the same one saved here and there', [], [homeWithCode], [home], [homeWithCode]],
  ['deleted here and edited there', [home, office], [office], [homeWithCode, office], [office]],
  ['nothing done here', [home], [home], [office], [office]],
])('%s', (_what, before, after, elsewhere, both) => {
  expect(carryOverAddresses(before, after, elsewhere)).toEqual(both);
});

it('leaves the list of here where nobody else has changed it', () => {
  fc.assert(
    fc.property(anyAddresses, anyAddresses, (before, after) => {
      const both = carryOverAddresses(before, after, before);
      expect(new Set(both.map(addressKey))).toEqual(new Set(after.map(addressKey)));
    }),
    { numRuns: 20 },
  );
});

it('keeps the twenty that were saved last', () => {
  const full = flats(MAX_ADDRESSES);
  const saved = flatAddress({ flat: '99' });
  expect(carryOverAddresses(full.slice(1), [...full.slice(1), saved], full)).toEqual([
    ...full.slice(1),
    saved,
  ]);
});
