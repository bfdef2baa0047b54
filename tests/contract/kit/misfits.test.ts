import * as t from 'io-ts';
import { misfitsOf } from '../../../contract/kit/misfits';
import {
  described,
  lenient,
  nullable,
  text,
  tolerant,
  openEnum,
} from '../../../contract/wire/codec';
import { Money, MomentText, Slug } from '../../../contract/wire/primitives';

const Dish = t.intersection([
  t.type({
    price: Money,
    kind: tolerant(openEnum(['pizza', 'drink'])),
    name: lenient(text({ minLength: 1 })),
    until: tolerant(nullable(MomentText)),
    tags: described(t.readonlyArray(Slug), { maxItems: 2, uniqueItems: true }),
  }),
  t.partial({ note: nullable(text()), parts: t.readonlyArray(t.type({ id: t.number })) }),
]);
const DISH = { price: 12.9, kind: 'pizza', name: 'Margherita', until: null, tags: ['hot'] };

const linesOf = (more: object, isClosed = false): readonly string[] =>
  misfitsOf(Dish, { ...DISH, ...more }, { isClosed }).map(
    ({ place, expected, came }) => `${place}: expected ${expected}, came ${came}`,
  );

it.each<[object, string]>([
  [{ price: undefined }, 'price: expected the field to be there, came nothing'],
  [{ price: '12.90' }, 'price: expected a number, came a text'],
  [{ price: -1 }, 'price: expected at least 0, came -1'],
  [{ price: 0.00001 }, 'price: expected at most 4 decimals, came 0.00001'],
  [{ kind: 'salad' }, 'kind: expected one of pizza, drink, came "salad"'],
  [{ kind: '+359 88 000 1122' }, 'kind: expected one of pizza, drink, came a text'],
  [{ kind: null }, 'kind: expected a text, came null'],
  [{ name: '' }, 'name: expected at least 1 characters, came a text'],
  [{ name: 5 }, 'name: expected a text, came 5'],
  [{ until: 'tomorrow' }, 'until: expected a moment, came a text'],
  [{ tags: ['a', 'b', 'c'] }, 'tags: expected at most 2 items, came a list of 3'],
  [{ tags: ['a', 'a'] }, 'tags: expected no item twice, came a list of 2'],
  [{ tags: ['a', ''] }, 'tags.1: expected at least 1 characters, came a text'],
  [{ note: 1 }, 'note: expected a text, came 1'],
  [{ parts: null }, 'parts: expected a list, came null'],
  [{ parts: [{ id: 'x' }] }, 'parts.0.id: expected a number, came a text'],
])('names the place, what was expected and what came: %j', (more, line) => {
  expect(linesOf(more)).toEqual([line]);
});

it('takes what fits, and fields that the contract does not name unless it is closed', () => {
  expect(linesOf({ until: '2026-11-27T19:40:00+02:00', note: null, parts: [{ id: 1 }] })).toEqual(
    [],
  );
  expect(linesOf({ more: 1, parts: [{ id: 1, more: 2 }] })).toEqual([]);
  const none = 'no field that the contract does not have';
  expect(linesOf({ more: 1 }, true)).toEqual([`more: expected ${none}, came 1`]);
  expect(linesOf({ parts: [{ id: 1, more: 2 }] }, true)).toEqual([
    `parts.0.more: expected ${none}, came 2`,
  ]);
});

it('tells what a storefront overlooks from what it cannot read', () => {
  const misfits = misfitsOf(Dish, { ...DISH, kind: undefined, name: 5, price: 'much' });
  expect(misfits.map(({ place, isUnreadable }) => [place, isUnreadable])).toEqual([
    ['price', true],
    ['kind', false],
    ['name', false],
  ]);
});

it.each([
  [0, 1290, true],
  [0, 12.9, false],
  [2, 0.1 + 0.2, true],
  [2, 12.999, false],
  [3, 1.613, true],
])('a sum has no more decimals than the %d of its currency: %d', (digits, price, holds) => {
  expect(misfitsOf(Dish, { ...DISH, price }, { digits }).length === 0).toBe(holds);
});
