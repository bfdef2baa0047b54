import { randomUUID } from 'node:crypto';
import { FakeClock } from '../support/fake-clock';
import {
  FRIDAY_NOON,
  clearOrders,
  countOrders,
  customerWith,
  orderBody,
  place,
  placed,
} from '../support/orders';
import { IVAN, MARIA, askForCode, codeOf, wrong } from '../support/sign-in';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let clock: FakeClock;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ guestOrderCode: true, now: () => clock.now() });
});
beforeEach(() => {
  clock = new FakeClock(FRIDAY_NOON);
});
afterEach(() => clearOrders(shop));
afterAll(() => shop.close());

const withCode = (code: unknown, more = {}) => orderBody({ phone: IVAN, code, ...more });

it('takes a guest’s order to be paid at the door only with a code that was sent to the phone', async () => {
  const key = randomUUID();
  const { body } = await place(shop, withCode(null), { key }).expect(403);
  expect(body).toMatchObject({
    code: 'order.code_needed',
    message: 'Confirm your phone: enter the code that we send to it',
  });
  await askForCode(shop, IVAN).expect(200);
  const code = codeOf(shop, IVAN);
  await place(shop, withCode(wrong(code)), { key }).expect(422);
  const { number } = await placed(shop, withCode(code), { key });
  // The answer was lost, say: the same is sent once more.
  expect((await placed(shop, withCode(code), { key })).number).toBe(number);
  expect(await countOrders(shop)).toBe(1);
});

it('does not take a code for two orders, one after the other or at once', async () => {
  await askForCode(shop, IVAN).expect(200);
  const code = codeOf(shop, IVAN);
  const answers = await Promise.all([1, 2, 3].map(() => place(shop, withCode(code))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  await place(shop, withCode(code)).expect(422);
});

it('does not take the code of one phone for an order of another', async () => {
  await askForCode(shop, MARIA).expect(200);
  await place(shop, withCode(codeOf(shop, MARIA))).expect(422);
});

it('does not use a code up for an order that is refused', async () => {
  await askForCode(shop, IVAN).expect(200);
  const code = codeOf(shop, IVAN);
  await place(shop, withCode(code, { expectedTotal: 1 })).expect(409);
  await placed(shop, withCode(code));
});

it('looks at five codes and no more, whichever keys they come with', async () => {
  await askForCode(shop, IVAN).expect(200);
  const code = codeOf(shop, IVAN);
  for (let tried = 0; tried < 5; tried += 1) await place(shop, withCode(wrong(code))).expect(422);
  const { body } = await place(shop, withCode(code)).expect(429);
  expect(body).toMatchObject({ code: 'code.too_many', params: { seconds: expect.any(Number) } });
});

it('asks no code of a customer, and none for what is paid before', async () => {
  const { token } = await customerWith(shop, MARIA);
  await placed(shop, orderBody(), { token });
  await placed(shop, orderBody({ paymentType: 'online' }));
});

it('does not let a guest place an order online and pay it at the door instead', async () => {
  const { tracking_key } = await placed(shop, orderBody({ paymentType: 'online' }));
  const path = `/api/v1/purchase/track/${tracking_key}/payment`;
  const { body } = await shop.send('post', path, { type: 'cash' }).expect(422);
  expect(body.code).toBe('payment.not_offered');
  await shop.send('post', path, { type: 'online' }).expect(200);
});
