import { MARGHERITA } from '../../backend/support/small-menu';
import type { Answer } from '../../support/ask';
import { NoScriptVisitor } from '../../support/no-script-visitor';
import type { WholeShop } from '../../support/shop-with-backend';
import { openWholeShop } from '../../support/shop-with-backend';
import { stateOf, visibleTextOf } from '../../support/test-storefront';

let shop: WholeShop;

beforeAll(async () => {
  shop = await openWholeShop();
});
afterAll(() => shop.close());

const visitorWithCart = async (): Promise<NoScriptVisitor> => {
  const visitor = new NoScriptVisitor(shop.storefront.port);
  await visitor.send('/press', { press: `add:${String(MARGHERITA)}::` });
  return visitor;
};

const DOOR = { type: 'flat', flat: '12', entrance: 'B', floor: '3', code: '45K', comment: 'Ring' };

const streetsOf = ({ text }: Answer): readonly string[] =>
  [...text.matchAll(/name="meant"[^>]* value="([^"]+)"/g)].map(([, id = '']) => id);

it('an address that is typed is found, kept and priced, and can be taken again', async () => {
  const visitor = await visitorWithCart();
  const page = await visitor.ask('/cart');
  expect(visibleTextOf(page)).toContain('Deliver it there');
  const answer = await visitor.send('/cart', {
    to: 'new',
    ...DOOR,
    street: 'Vitosha Blvd 15',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/cart');
  const cart = await visitor.ask('/cart');
  expect(stateOf(cart).delivery.selection.type).toBe('delivery');
  // The cart's page itself carries no addresses.
  expect(stateOf(await visitor.ask('/checkout')).addressBook.addresses).toEqual([
    expect.objectContaining({ ...DOOR, street: 'Vitosha Blvd', house: '15' }),
  ]);
  expect(stateOf(cart).cart.calculation).toMatchObject({ deliveryPrice: 390 });
  await visitor.send('/cart', { to: 'pickup', branch: '10' });
  expect(stateOf(await visitor.ask('/cart')).delivery.selection).toEqual({
    type: 'pickup',
    branchId: 10,
  });
  await visitor.send('/cart', { to: 'address', address: '0' });
  expect(stateOf(await visitor.ask('/cart')).delivery.selection.type).toBe('delivery');
});

it('of several streets the customer says which is meant', async () => {
  const visitor = await visitorWithCart();
  const form = { to: 'new', ...DOOR, street: 'Tsar 5' };
  const asked = await visitor.send('/cart', form);
  expect(asked.status).toBe(422);
  expect(visibleTextOf(asked)).toContain('There are several such streets');
  expect(asked.text).toContain('value="45K"');
  const [, second = ''] = streetsOf(asked);
  const taken = await visitor.send('/cart', { ...form, meant: second });
  expect(taken.status).toBe(303);
  const { selection } = stateOf(await visitor.ask('/cart')).delivery;
  expect(selection).toMatchObject({ address: { house: '5', place: { id: `city:${second}` } } });
});

it.each([
  ['nothing at all', '', 'Enter your address'],
  ['a street without its house', 'Vitosha Blvd', 'Enter the block number'],
  ['a street that is nowhere', 'Xqzxq 5', 'We know no such street'],
])('%s is no address, and what was typed stays', async (_, street, shownText) => {
  const visitor = await visitorWithCart();
  const answer = await visitor.send('/cart', { to: 'new', ...DOOR, street });
  expect(answer.status).toBe(422);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(visibleTextOf(answer)).toContain(shownText);
  expect(answer.text).toContain('value="45K"');
  expect(visitor.cookies.all('delivery')).toEqual([]);
});

it.each([
  ['a branch that is none', { to: 'pickup', branch: '99' }],
  ['a place of no list', { to: 'address', address: '7' }],
])('%s is not taken', async (_, form) => {
  const visitor = await visitorWithCart();
  expect((await visitor.send('/cart', form)).status).toBe(422);
  expect(visitor.cookies.all('delivery')).toEqual([]);
});

it('a form of a foreign page says nothing', async () => {
  const visitor = await visitorWithCart();
  const form = { to: 'pickup', branch: '10' };
  const answer = await visitor.send('/cart', form, { Origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(visitor.cookies.all('delivery')).toEqual([]);
});
