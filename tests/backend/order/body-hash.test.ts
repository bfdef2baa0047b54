import { bodyHash } from '../../../backend/order/body-hash';

it('is the same for the same order, whatever the order of its fields', () => {
  expect(bodyHash({ a: 1, b: [{ c: 2, d: null }] })).toBe(
    bodyHash({ b: [{ d: null, c: 2 }], a: 1 }),
  );
});

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: '1' }],
  [{ a: null }, {}],
  [{ goods: [1, 2] }, { goods: [2, 1] }],
  [[], {}],
])('is another one for another order: %j and %j', (one, other) => {
  expect(bodyHash(one)).not.toBe(bodyHash(other));
});

it('is found also for a body that is nested without an end', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(40_000)}${']'.repeat(40_000)}`);
  expect(bodyHash({ a: 1, deep })).toBe(bodyHash({ deep, a: 1 }));
});
