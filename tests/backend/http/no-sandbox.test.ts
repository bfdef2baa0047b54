import { randomBytes } from 'node:crypto';
import pino from 'pino';
import request from 'supertest';
import type { OrderId } from '../../../src/domain/id/ids';
import { setStatus } from '../../../backend/order/set-status';
import { orderById } from '../../../backend/order/order-store';
import { serveCommand } from '../../../backend/cli/commands/serve-command';
import { readShopGround } from '../../../backend/sandbox/shop-ground';
import { warnOfSandboxes } from '../../../backend/sandbox/warn-of-sandboxes';
import { lineOf } from '../../../backend/cli/commands/order-lines';
import { toOperatorJson } from '../../../backend/order/operator-orders';
import { localiser } from '../../../backend/i18n/localised-text';
import { FakeClock } from '../support/fake-clock';
import { operate } from '../support/operator';
import { moveThrough } from '../support/order-shop';
import { depsOf } from '../support/order-deps';
import type { PlacedOrder } from '../support/orders';
import { FRIDAY_NOON, customerWith, orderBody, place, placed } from '../support/orders';
import { bonusStory } from '../support/promotions';
import { IVAN, askForCode, outboxOf } from '../support/sign-in';
import { smallCities } from '../support/small-cities';
import { MARGHERITA, smallMenu } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openEmptyShop } from '../support/test-shop';

const clock = new FakeClock(FRIDAY_NOON);
let shop: TestShop;
afterEach(() => shop.close());

const SANDBOXES_OF_DEFAULTS = { demo: false, smsOn: false, fixedLoginCode: '0427' };

/** A shop with the defaults of its variables and no DEMO=true. */
const open = async (origin: 'own' | 'demo', more = {}): Promise<void> => {
  shop = await openEmptyShop({ now: clock.now, demo: false, ...more });
  await shop.importDocument(smallCities(), 'bg', origin);
  await shop.importDocument(smallMenu(), 'bg', origin);
};
const importOwnMenu = () => shop.importDocument({ ...smallMenu(), locales: ['en'] });
const ONLINE = { paymentType: 'online' };
const pay = ({ payment }: PlacedOrder) =>
  request(shop.app).post(`${String(payment.redirect_url)}/pay`);

describe('a shop with a menu of its own', () => {
  it('offers no payment online to a guest who would "pay" by one POST', async () => {
    await open('own');
    const { body } = await shop.get('/api/v1/settings').expect(200);
    expect(body.payments.map(({ type }: { type: string }) => type)).toEqual(['cash', 'card']);
    expect(body).toMatchObject({ sandboxes: [], deposit_from: null, sms_on: true });
    const delivery = await shop.get('/api/v1/domain/1/delivery').expect(200);
    expect(delivery.text).not.toContain('online');
    const refused = await place(shop, orderBody(ONLINE)).expect(422);
    expect(refused.body.code).toBe('payment.not_offered');
  });

  it('asks a large order for no deposit that nobody could take', async () => {
    await open('own');
    const large = { goods: [{ id: MARGHERITA, qtt: 18 }], expectedTotal: 232.2 };
    const order = await placed(shop, orderBody(large));
    expect(order.payment).toMatchObject({ amount_due_now: 0, amount_due_later: 232.2 });
  });

  it('has no pages of sandboxes, also for the keys of payments from before', async () => {
    await open('demo');
    const order = await placed(shop, orderBody(ONLINE));
    await shop.get(String(order.payment.redirect_url)).expect(200);
    await importOwnMenu();
    await shop.get(String(order.payment.redirect_url)).expect(404);
    await pay(order).expect(404);
    await request(shop.app)
      .post(`/sandbox/payment/${randomBytes(16).toString('base64url')}/pay`)
      .expect(404);
    await shop.get('/sandbox/telegram/x').expect(404);
    const { body } = await shop.get(`/api/v1/purchase/track/${order.tracking_key}`).expect(200);
    expect(body.payment.status).toBe('pending');
    const change = (type: string) =>
      shop.send('post', `/api/v1/purchase/track/${order.tracking_key}/payment`, { type });
    expect((await change('online').expect(422)).body.code).toBe('payment.not_offered');
    await change('card').expect(200);
  });

  it('lets nobody in with the fixed code, and promises no codes that nobody sends', async () => {
    await open('own', SANDBOXES_OF_DEFAULTS);
    const { body } = await shop.get('/api/v1/settings').expect(200);
    expect(body).toMatchObject({
      login: { sms: false, telegram: false, whatsapp: false },
      sms_on: true,
      sandboxes: [],
    });
    await shop.send('post', '/api/v1/login', { phone: IVAN, code: '0427' }).expect(422);
    await askForCode(shop, IVAN).expect(503);
    expect(outboxOf(shop)).toEqual([]);
    await shop.send('get', '/api/v1/link/telegram').expect(503);
  });
});

describe('the start of the backend', () => {
  it('is refused where play money was asked for in a shop with a menu of its own', async () => {
    await open('own');
    const sandbox = { DEMO: 'false', PAYMENT_PROVIDER: 'sandbox' };
    expect(await operate(shop, serveCommand, [], sandbox)).toEqual({
      code: 1,
      out: [],
      err: [
        'PAYMENT_PROVIDER: got "sandbox", accepts none, stripe with a menu of your own; DEMO=true lets sandboxes run',
      ],
    });
  });

  it('is refused where anybody could log in or pay at a city’s public address', async () => {
    await open('demo');
    const file = smallCities();
    Object.assign(file.cities[0] ?? {}, { base_url: 'https://sofia.example' });
    await shop.importDocument(file);
    const asked = { DEMO: 'false', SMS_ON: 'false', FIXED_LOGIN_CODE: '0427' };
    const { code, err } = await operate(shop, serveCommand, [], asked);
    expect(code).toBe(1);
    expect(err).toEqual([expect.stringMatching(/^PAYMENT_PROVIDER: not set.*sofia\.example/)]);
    const withoutPayments = { ...asked, PAYMENT_PROVIDER: 'none' };
    expect((await operate(shop, serveCommand, [], withoutPayments)).err).toEqual([
      expect.stringMatching(/^SMS_ON: got "false", accepts true with a city at/),
    ]);
  });

  it('warns of each sandbox that runs, by its variable', async () => {
    await open('demo', SANDBOXES_OF_DEFAULTS);
    const warn = jest.fn();
    const log = Object.assign(pino({ level: 'silent' }), { warn });
    warnOfSandboxes(shop.settings, await readShopGround(shop.storage.shop), log);
    expect(warn.mock.calls.map(([about]) => about)).toEqual([
      { sandbox: 'payment' },
      { sandbox: 'telegram' },
      { sandbox: 'outbox' },
      { sandbox: 'login' },
    ]);
    expect(warn.mock.calls[0]?.[1]).toMatch(/^PAYMENT_PROVIDER=sandbox: /);
  });

  it('warns that nobody can log in where nobody sends codes', async () => {
    await open('own');
    const warn = jest.fn();
    const log = Object.assign(pino({ level: 'silent' }), { warn });
    warnOfSandboxes(shop.settings, await readShopGround(shop.storage.shop), log);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^nobody can log in/)]]);
  });
});

describe('a shop with the demo menu', () => {
  it('names its sandboxes, and closes them with the import of a menu of its own', async () => {
    await open('demo', SANDBOXES_OF_DEFAULTS);
    const before = await shop.get('/api/v1/settings').expect(200);
    expect(before.body.sandboxes).toEqual(['payment', 'telegram', 'outbox', 'login']);
    expect((await shop.get('/readyz').expect(200)).body.sandboxes).toContain('payment');
    await shop.send('post', '/api/v1/login', { phone: IVAN, code: '0427' }).expect(200);
    await importOwnMenu();
    expect((await shop.get('/api/v1/settings').expect(200)).body.sandboxes).toEqual([]);
    expect((await shop.get('/readyz').expect(200)).body.sandboxes).toEqual([]);
    await shop.send('post', '/api/v1/login', { phone: IVAN, code: '0427' }).expect(422);
  });

  it('takes play money no longer once a city has a public address', async () => {
    await open('demo');
    const file = smallCities();
    Object.assign(file.cities[0] ?? {}, { base_url: 'https://sofia.example' });
    await shop.importDocument(file);
    expect((await place(shop, orderBody(ONLINE)).expect(422)).body.code).toBe(
      'payment.not_offered',
    );
  });

  it('hides Telegram’s sandbox where messages are real', async () => {
    await open('demo', { smsProvider: { kind: 'webhook', url: 'http://127.0.0.1:9' } });
    const { body } = await shop.get('/api/v1/settings').expect(200);
    expect(body.login).toEqual({ sms: true, telegram: false, whatsapp: true });
    await shop.get('/sandbox/telegram/x').expect(404);
  });
});

describe('an order that was paid with play money', () => {
  const paid = async (): Promise<{
    id: OrderId;
    customer: Awaited<ReturnType<typeof customerWith>>;
  }> => {
    await open('demo');
    const customer = await customerWith(shop, IVAN);
    const order = await placed(shop, orderBody(ONLINE), { token: customer.token });
    await pay(order).expect(303);
    // The id that a placing has just answered.
    return { id: order.id as OrderId, customer };
  };
  const listed = async (id: OrderId) => {
    const order = await orderById(shop.storage.shop, id);
    if (!order) throw new Error('There is no such order');
    const shown = { order, cityKey: 'sofia' };
    const [json] = await toOperatorJson(shop.storage.shop, [shown], localiser('en', 'en'));
    return { line: lineOf(shown), payment: json?.payment };
  };

  it('reads so in every list of the operator, also when the shop sells its own menu', async () => {
    const { id } = await paid();
    expect((await listed(id)).line).toMatch(/ {2}online paid \(sandbox\)$/);
    await importOwnMenu();
    const { line, payment } = await listed(id);
    expect(line).toMatch(/ {2}online paid \(sandbox\)$/);
    expect(payment).toMatchObject({ status: 'paid', provider: 'sandbox' });
  });

  it('is no refund for the operator when it is cancelled', async () => {
    const { id } = await paid();
    await moveThrough(depsOf(shop, clock), id, 'cancel');
    const { line, payment } = await listed(id);
    expect(line).toMatch(/ {2}online void \(sandbox\)$/);
    expect(payment?.status).toBe('void');
  });

  it('earns no bonuses and goes not back, once the shop pretends no longer', async () => {
    const { id, customer } = await paid();
    await importOwnMenu();
    const deps = depsOf(shop, clock);
    await moveThrough(deps, id, 'process', 'package', 'delivery', 'complete');
    expect(await bonusStory(shop, customer.id)).toEqual([]);
    await shop.close();
    const { id: other } = await paid();
    await importOwnMenu();
    const cancellation = { reason: 'other', text: null } as const;
    const cancelled = await setStatus(depsOf(shop, clock), other, { to: 'cancel', cancellation });
    expect(cancelled).toMatchObject({ value: { paymentStatus: 'declined' } });
  });

  it('names the sandbox no longer when it is paid in another way', async () => {
    await open('demo');
    const order = await placed(shop, orderBody(ONLINE));
    const payBy = (type: string) =>
      shop.send('post', `/api/v1/purchase/track/${order.tracking_key}/payment`, { type });
    await payBy('card').expect(200);
    // The id that a placing has just answered.
    expect((await listed(order.id as OrderId)).line).toMatch(/ {2}card due$/);
  });

  it('is told from money by who took it; cash names nobody', async () => {
    await open('demo');
    const { id } = await placed(shop);
    // The id that a placing has just answered.
    const { line, payment } = await listed(id as OrderId);
    expect(line).toMatch(/ {2}cash due$/);
    expect(payment?.provider).toBeNull();
  });
});
