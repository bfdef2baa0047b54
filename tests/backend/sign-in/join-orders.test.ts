import { MARIA, IVAN, askForCode, logIn, signIn } from '../support/sign-in';
import type { TestShop } from '../support/test-shop';
import { inOrderShop } from '../support/order-shop';
import { orderBody, placed } from '../support/orders';

let shop: TestShop;
inOrderShop((given) => {
  ({ shop } = given);
});
// The clock stands: no phone could have a second code.
afterEach(() => shop.storage.shop.deleteFrom('sign_in_codes').execute());

const BY_IVAN = orderBody({ phone: IVAN });

const enter = async (phone: string, tracking_keys: unknown): Promise<string> => {
  await askForCode(shop, phone).expect(200);
  const { body } = await logIn(shop, phone, { tracking_keys }).expect(200);
  // The shape of a login answer has tests of its own.
  return (body as { token: string }).token;
};

const ordersOf = async (token: string): Promise<number[]> => {
  const { body } = await shop.send('get', '/api/v1/purchase/processing', undefined, token);
  return (body as { id: number }[]).map(({ id }) => id);
};

it('an order that was placed as a guest is in the account of whoever holds its key', async () => {
  const [first, second] = [await placed(shop, BY_IVAN), await placed(shop, BY_IVAN)];
  const token = await enter(IVAN, [second.tracking_key, first.tracking_key]);
  expect(await ordersOf(token)).toEqual([second.id, first.id]);
  await shop.send('get', `/api/v1/purchase/track/${first.tracking_key}`).expect(200);
});

it('a phone that was typed proves nothing: without the key an order joins nobody', async () => {
  await placed(shop, BY_IVAN);
  expect(await ordersOf(await enter(IVAN, undefined))).toEqual([]);
  const { customer_id } = await shop.storage.shop
    .selectFrom('orders')
    .select('customer_id')
    .executeTakeFirstOrThrow();
  expect(customer_id).toBeNull();
});

it('a key proves nothing for another phone', async () => {
  const { tracking_key } = await placed(shop, BY_IVAN);
  expect(await ordersOf(await enter(MARIA, [tracking_key]))).toEqual([]);
});

it('what belongs to an account stays there, whoever shows its key', async () => {
  const ivan = await signIn(shop, IVAN);
  const { id, tracking_key } = await placed(shop, orderBody({ phone: MARIA }), { token: ivan });
  expect(await ordersOf(await enter(MARIA, [tracking_key]))).toEqual([]);
  expect(await ordersOf(ivan)).toEqual([id]);
});

it.each([
  ['a text', 'AAAAAAAAAAAAAAAAAAAAAA'],
  ['nothing', null],
  ['things that are no keys', [7, {}, null, '', "' or 1=1", 'A'.repeat(5000)]],
  ['a key of no order', ['A'.repeat(22)]],
])('no login fails for what it brings along: %s', async (_, sent) => {
  expect(await ordersOf(await enter(IVAN, sent))).toEqual([]);
});

it('of very many keys only the first ten are looked at', async () => {
  const { tracking_key } = await placed(shop, BY_IVAN);
  const others = Array.from({ length: 10 }, (_, index) => String(index).repeat(22));
  expect(await ordersOf(await enter(IVAN, [...others, tracking_key]))).toEqual([]);
});
