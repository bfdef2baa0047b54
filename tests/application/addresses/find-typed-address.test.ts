import { findTypedAddress } from '../../../src/application/addresses/find-typed-address';
import type { AddressFinder, StreetSuggestion } from '../../../src/application/ports/maps';
import { ok, refuse } from '../../../src/domain/result/result';
import { place } from '../../support/addresses';

const suggestion = (id: string, title: string): StreetSuggestion => ({ id, title, detail: '' });

const finderOf = (streets: readonly StreetSuggestion[], house = ''): AddressFinder => ({
  openSearch: () => ({
    suggest: () => Promise.resolve(ok(streets)),
    choose: ({ id, title }) => Promise.resolve(ok({ street: title, house, place: place(id) })),
  }),
  at: () => Promise.resolve(ok(null)),
  lookUp: () => Promise.resolve(ok(null)),
});

const find = (finder: AddressFinder, text: string, chosen = '') =>
  findTypedAddress(finder, { text, chosen }, new AbortController().signal);

it('the only street that fits is the one, with the house that was typed', async () => {
  const found = await find(finderOf([suggestion('a', 'Vitosha Blvd')]), 'vitosha 15');
  expect(found).toEqual(ok({ street: 'Vitosha Blvd', house: '15', place: place('a') }));
});

it('a house that the list of streets knows is as it writes it', async () => {
  const found = await find(finderOf([suggestion('a', 'Vitosha Blvd')], '15A'), 'vitosha 15a');
  expect(found).toMatchObject({ value: { house: '15A' } });
});

it('of several the one that was typed in full is meant', async () => {
  const streets = [suggestion('a', 'Ivan Vazov St. 3'), suggestion('b', 'Vladimir Vazov Blvd 3')];
  expect(await find(finderOf(streets), 'ivan vazov st 3')).toMatchObject({
    value: { place: { id: 'a' } },
  });
});

it('of several that may be meant the customer says which', async () => {
  const streets = [suggestion('a', 'Ivan Vazov St. 3'), suggestion('b', 'Vladimir Vazov Blvd 3')];
  expect(await find(finderOf(streets), 'vazov 3')).toEqual(
    refuse({ kind: 'street.unclear', streets }),
  );
  expect(await find(finderOf(streets), 'vazov 3', 'b')).toMatchObject({
    value: { place: { id: 'b' } },
  });
  expect(await find(finderOf(streets), 'vazov 3', 'c')).toMatchObject({ ok: false });
});

it('a street that nobody knows is none', async () => {
  expect(await find(finderOf([]), 'nowhere 1')).toEqual(refuse({ kind: 'street.unknown' }));
});
