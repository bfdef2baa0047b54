import { FakeClock } from '../../backend/support/fake-clock';
import { FRIDAY_NOON, countOrders } from '../../backend/support/orders';
import { MARGHERITA } from '../../backend/support/small-menu';
import type { Answer } from '../../support/ask';
import { NoScriptVisitor, hiddenFields } from '../../support/no-script-visitor';
import type { WholeShop } from '../../support/shop-with-backend';
import { openWholeShop } from '../../support/shop-with-backend';
import { stateOf, visibleTextOf } from '../../support/test-storefront';

let shop: WholeShop;
let clock: FakeClock;

beforeAll(async () => {
  shop = await openWholeShop({ now: () => clock.now() });
});
afterAll(() => shop.close());
beforeEach(() => {
  clock = new FakeClock(FRIDAY_NOON);
});

const PIZZA = `add:${String(MARGHERITA)}::`;

const FORM = {
  firstName: 'Ivan',
  phone: '0880001122',
  paymentType: 'cash',
  changeFrom: '',
  comment: 'No onions',
};

/** Somebody without scripts who has two pizzas in the cart, and has said that they fetch them. */
const visitorWithCart = async (pieces = 2): Promise<NoScriptVisitor> => {
  const visitor = new NoScriptVisitor(shop.storefront.port);
  for (let piece = 0; piece < pieces; piece += 1) await visitor.send('/press', { press: PIZZA });
  await visitor.send('/cart', { to: 'pickup', branch: '10' });
  return visitor;
};

const pathOf = ({ headers }: Answer): string => headers.location ?? '';

it('a guest orders with cash by forms alone, and sees the order', async () => {
  const visitor = await visitorWithCart();
  const page = await visitor.ask('/checkout');
  const answer = await visitor.send('/checkout', { ...FORM, ...hiddenFields(page) });
  expect(answer.status).toBe(303);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(pathOf(answer)).toMatch(/^\/checkout\/success\?key=[\w-]{22}&plain=1$/);
  expect(visitor.cookies.all('cart')).toEqual([]);
  const order = await visitor.ask(pathOf(answer));
  expect(order.status).toBe(200);
  expect(order.headers['cache-control']).toBe('private, no-store');
  const shownText = visibleTextOf(order);
  expect(shownText).toContain('Margherita × 2');
  // Leva stand beside the euro until the end of 2026.
  expect(shownText).toMatch(/25\.80 €.* when you get the order, in cash/);
  expect(shownText).toContain('Show what is new');
});

it('an order that is sent twice is placed once, at once or later', async () => {
  const visitor = await visitorWithCart();
  const form = { ...FORM, ...hiddenFields(await visitor.ask('/checkout')) };
  const before = await countOrders(shop.backend);
  const [one, other] = await Promise.all([
    visitor.send('/checkout', form),
    visitor.send('/checkout', form),
  ]);
  const later = await visitor.send('/checkout', form);
  expect([one.status, other.status, later.status]).toEqual([303, 303, 303]);
  expect(new Set([one, other, later].map(pathOf)).size).toBe(1);
  expect(await countOrders(shop.backend)).toBe(before + 1);
});

it('another cart under the key of an order is refused and kept, and the next press orders it', async () => {
  const visitor = await visitorWithCart();
  const form = { ...FORM, ...hiddenFields(await visitor.ask('/checkout')) };
  const first = await visitor.send('/checkout', form);
  for (let piece = 0; piece < 3; piece += 1) await visitor.send('/press', { press: PIZZA });
  const cart = visitor.cookies.all('cart');
  const before = await countOrders(shop.backend);
  const total = hiddenFields(await visitor.ask('/checkout')).total ?? '';
  const refused = await visitor.send('/checkout', { ...form, total });
  expect(refused.status).toBe(409);
  expect(visibleTextOf(refused)).toContain(
    'This order has already been placed with other contents',
  );
  expect(visitor.cookies.all('cart')).toEqual(cart);
  expect(await countOrders(shop.backend)).toBe(before);
  const placed = await visitor.send('/checkout', { ...form, ...hiddenFields(refused) });
  expect(placed.status).toBe(303);
  expect(pathOf(placed)).not.toBe(pathOf(first));
});

it('what is wrong is said by field, and all that was typed stays in the page and goes nowhere else', async () => {
  const visitor = await visitorWithCart();
  const page = await visitor.ask('/checkout');
  const answer = await visitor.send('/checkout', {
    ...FORM,
    ...hiddenFields(page),
    firstName: 'R2-D2',
    phone: '08800',
    email: 'ivan@',
    paymentType: '',
    comment: 'Ring "twice" & <wait>',
  });
  expect(answer.status).toBe(422);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers['set-cookie']).toBeUndefined();
  const shownText = visibleTextOf(answer);
  expect(shownText).toContain('The order has not been placed');
  expect(shownText).toContain('Use letters, spaces, hyphens and apostrophes');
  expect(shownText).toContain('E-mail is in wrong format');
  expect(shownText).toContain('Choose how to pay');
  expect(answer.text).toMatch(
    /name="firstName"[^>]*value="R2-D2"|value="R2-D2"[^>]*name="firstName"/,
  );
  expect(stateOf(answer).checkout).toMatchObject({
    firstName: 'R2-D2',
    email: 'ivan@',
    comment: 'Ring "twice" & <wait>',
  });
  expect(answer.text).not.toContain('<wait>');
  // The next try is the same attempt.
  expect(hiddenFields(answer)).toEqual(hiddenFields(page));
  expect(shop.storefront.logText()).not.toMatch(/R2-D2|08800/);
});

it('a total that is no longer as it was shown is asked about, and then ordered for', async () => {
  const visitor = await visitorWithCart();
  const form = { ...FORM, ...hiddenFields(await visitor.ask('/checkout')) };
  const before = await countOrders(shop.backend);
  const asked = await visitor.send('/checkout', { ...form, total: '2400' });
  expect(asked.status).toBe(409);
  expect(visibleTextOf(asked)).toMatch(/Total: 25\.80 €.* instead of 24\.00 €/);
  expect(await countOrders(shop.backend)).toBe(before);
  const placed = await visitor.send('/checkout', { ...form, ...hiddenFields(asked) });
  expect(placed.status).toBe(303);
  expect(await countOrders(shop.backend)).toBe(before + 1);
});

it('whoever wants another time sees which there are, with all that was typed, and gets it', async () => {
  const visitor = await visitorWithCart();
  const form = { ...FORM, ...hiddenFields(await visitor.ask('/checkout')) };
  const page = await visitor.send('/checkout', { ...form, show: 'times' });
  expect(page.status).toBe(200);
  expect(stateOf(page).checkout.firstName).toBe('Ivan');
  const [, select = ''] = /<select[^>]* name="time"[^>]*>(.*?)<\/select>/s.exec(page.text) ?? [];
  const times = [...select.matchAll(/<option value="(\d+)"/g)].map(([, at = '']) => at);
  const at = times[5] ?? '';
  const placed = await visitor.send('/checkout', { ...form, ...hiddenFields(page), time: at });
  expect(placed.status).toBe(303);
  const order = stateOf(await visitor.ask(pathOf(placed)));
  expect(order.tracking).toMatchObject({ order: { expected: { from: Number(at) } } });
});

it('while the restaurant is closed the times to come are offered', async () => {
  clock = new FakeClock('2026-11-27T23:30:00+02:00');
  const visitor = await visitorWithCart();
  const form = { ...FORM, ...hiddenFields(await visitor.ask('/checkout')) };
  const answer = await visitor.send('/checkout', form);
  expect(answer.status).toBe(422);
  expect(visibleTextOf(answer)).toContain('Choose a time');
  expect(answer.text).toMatch(/<select[^>]* name="time"/);
});

it('an order without a place, below the minimum or of nothing is told so', async () => {
  const visitor = new NoScriptVisitor(shop.storefront.port);
  expect((await visitor.send('/checkout', FORM)).status).toBe(422);
  await visitor.send('/press', { press: PIZZA });
  const nowhere = await visitor.send('/checkout', FORM);
  expect(nowhere.status).toBe(422);
  expect(visibleTextOf(nowhere)).toContain('Choose where your order goes');
  await visitor.send('/cart', { to: 'new', street: 'Vitosha Blvd 15', type: 'house' });
  const small = await visitor.send('/checkout', FORM);
  expect(small.status).toBe(422);
  expect(visibleTextOf(small)).toMatch(/7\.10 €.* more to reach the minimum order/);
});

it('a form of a foreign page orders nothing, and neither does one that is no form', async () => {
  const visitor = await visitorWithCart();
  const before = await countOrders(shop.backend);
  const foreign = await visitor.send('/checkout', FORM, { Origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  const large = await visitor.send('/checkout', { ...FORM, comment: 'a'.repeat(100_000) });
  expect(large.status).toBe(413);
  expect(await countOrders(shop.backend)).toBe(before);
});

it('in another language it is ordered in that language', async () => {
  const visitor = await visitorWithCart();
  const page = await visitor.ask('/ru/checkout');
  const wrong = await visitor.send('/ru/checkout', { ...FORM, firstName: '' });
  expect(visibleTextOf(wrong)).toContain('Заказ не оформлен');
  const answer = await visitor.send('/ru/checkout', { ...FORM, ...hiddenFields(page) });
  expect(pathOf(answer)).toMatch(/^\/ru\/checkout\/success\?key=/);
});

it('what is chosen to be paid online leads to where that is done', async () => {
  const visitor = await visitorWithCart();
  const form = { ...FORM, ...hiddenFields(await visitor.ask('/checkout')), paymentType: 'online' };
  expect(pathOf(await visitor.send('/checkout', form))).toMatch(/^\/sandbox\//);
});
