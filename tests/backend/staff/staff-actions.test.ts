import type { StaffOrder } from '../../../contract/wire/staff';
import type { AnswerOf } from '../../../contract/wire/codec';
import { carryOutEndings } from '../../../backend/staff/carry-out-endings';
import { removeMember } from '../../../backend/staff/staff-member';
import { memoryLog } from '../../support/memory-log';
import type { FakeClock } from '../support/fake-clock';
import { depsOf } from '../support/order-deps';
import { inOrderShop, moveThrough } from '../support/order-shop';
import { orderBody, pickupBody, placed } from '../support/orders';
import type { TestStaff } from '../support/staff';
import { clearStaff, staffWith } from '../support/staff';
import type { TestShop } from '../support/test-shop';

type Wire = AnswerOf<typeof StaffOrder>;

let shop: TestShop;
let clock: FakeClock;
let elena: TestStaff;
let ivan: TestStaff;
inOrderShop((given) => ({ shop, clock } = given));
beforeEach(async () => {
  elena = await staffWith(shop, 'Elena', { role: 'manager' });
  ivan = await staffWith(shop, 'Ivan');
});
afterEach(() => clearStaff(shop));

const board = async ({ token }: TestStaff = elena): Promise<readonly Wire[]> => {
  const { body } = await shop.send('get', '/api/v1/staff/orders', undefined, token).expect(200);
  // Every answer is compared with the contract.
  return (body as { orders: Wire[] }).orders;
};

const orderOnBoard = async (id: number): Promise<Wire> => {
  const order = (await board()).find((each) => each.id === id);
  if (!order) throw new Error('The order is not on the board');
  return order;
};

const act = (who: TestStaff, id: number, action: string, body: unknown) =>
  shop.send('post', `/api/v1/staff/orders/${String(id)}/${action}`, body, who.token);

/** Does it with the version that the board has now. */
const actNow = async (who: TestStaff, id: number, action: string, more: object = {}) =>
  act(who, id, action, { version: (await orderOnBoard(id)).version, ...more });

const customersView = async (key: string) =>
  (await shop.get(`/api/v1/purchase/track/${key}`).expect(200)).body as {
    status: string;
    expected_at: { to: string };
    status_history: { status: string; reason?: string; text?: string }[];
    payment: { status: string };
  };

const auditOf = async (id: number) => {
  const path = `/api/v1/staff/orders/${String(id)}/audit`;
  return (await shop.send('get', path, undefined, elena.token).expect(200)).body;
};

const REASON = { reason: 'out_of_items', text: 'No more salmon' };

it('shows what the kitchen has to know', async () => {
  const order = await placed(shop, orderBody({ comment: 'Ring', changeFrom: 50 }));
  expect(await orderOnBoard(order.id)).toMatchObject({
    number: order.number,
    status: 'new',
    phone: '359880001122',
    first_name: 'Ivan',
    comment: 'Ring',
    change_from: 50,
    address: { street: 'Vitosha Blvd', flat: '12' },
    zone: { name: 'Zone A' },
    goods: [{ qtt: 2, allergens: expect.any(Array) }],
    next: ['process'],
    last_action: null,
    ending: null,
  });
});

it('does not show an order that waits for its payment', async () => {
  await placed(shop, orderBody({ paymentType: 'online' }));
  expect(await board()).toEqual([]);
});

it('accepts with minutes, which the customer sees', async () => {
  const order = await placed(shop);
  await (
    await actNow(elena, order.id, 'accept', { minutes: 40 })
  ).body;
  const view = await customersView(order.tracking_key);
  expect(view.status).toBe('process');
  expect(Date.parse(view.expected_at.to)).toBe(clock.now().getTime() + 40 * 60_000);
});

it('tells the second of two what the first did', async () => {
  const order = await placed(shop);
  const { version } = await orderOnBoard(order.id);
  expect((await act(elena, order.id, 'accept', { version, minutes: 30 })).status).toBe(200);
  const late = await act(ivan, order.id, 'accept', { version, minutes: 50 });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    code: 'staff.changed',
    order: { status: 'process', last_action: { action: 'accept', by: 'Elena', is_own: false } },
  });
});

describe('undoing', () => {
  it('takes an acceptance back, for ten seconds', async () => {
    const order = await placed(shop);
    const before = await orderOnBoard(order.id);
    await actNow(elena, order.id, 'accept', { minutes: 90 });
    clock.advance(9);
    expect((await actNow(elena, order.id, 'undo')).status).toBe(200);
    const { status, expected_at } = await orderOnBoard(order.id);
    expect({ status, expected_at }).toEqual({ status: 'new', expected_at: before.expected_at });
  });

  it('takes a delay back', async () => {
    const order = await placed(shop);
    await actNow(elena, order.id, 'delay', { minutes: 15 });
    expect((await orderOnBoard(order.id)).delayed_by).toBe(15);
    await actNow(elena, order.id, 'undo');
    expect((await orderOnBoard(order.id)).delayed_by).toBe(0);
  });

  it.each([
    ['after ten seconds', () => elena, 10],
    ['for somebody else', () => ivan, 1],
  ])('is refused %s', async (_when, who, seconds) => {
    const order = await placed(shop);
    await actNow(elena, order.id, 'accept');
    clock.advance(seconds);
    const { body } = await actNow(who(), order.id, 'undo');
    expect(body).toMatchObject({ code: 'staff.undo_too_late' });
  });

  it('is not undone again', async () => {
    const order = await placed(shop);
    await actNow(elena, order.id, 'accept');
    await actNow(elena, order.id, 'undo');
    expect((await actNow(elena, order.id, 'undo')).status).toBe(409);
  });
});

describe('what ends an order', () => {
  it('is carried out after ten seconds, with a reason that the guest reads', async () => {
    const order = await placed(shop);
    await actNow(elena, order.id, 'refuse', REASON);
    expect(await orderOnBoard(order.id)).toMatchObject({ status: 'new', ending: REASON });
    clock.advance(9);
    await carryOutEndings(depsOf(shop, clock));
    expect((await customersView(order.tracking_key)).status).toBe('new');
    clock.advance(1);
    await carryOutEndings(depsOf(shop, clock));
    const view = await customersView(order.tracking_key);
    expect(view.status).toBe('cancel');
    expect(view.status_history.at(-1)).toMatchObject(REASON);
    expect(await orderOnBoard(order.id)).toMatchObject({ status: 'cancel', ending: null });
  });

  it('is forgotten where it is undone', async () => {
    const order = await placed(shop);
    await actNow(elena, order.id, 'refuse', REASON);
    expect((await actNow(ivan, order.id, 'accept')).body).toMatchObject({
      code: 'staff.not_allowed',
    });
    await actNow(elena, order.id, 'undo');
    clock.advance(60);
    await carryOutEndings(depsOf(shop, clock));
    expect((await customersView(order.tracking_key)).status).toBe('new');
    expect((await actNow(ivan, order.id, 'accept')).status).toBe(200);
  });

  it('gives back what was paid online, once', async () => {
    const order = await placed(shop, pickupBody({ paymentType: 'online' }));
    const page = order.payment.redirect_url ?? '';
    await shop.send('post', `${page}/pay`);
    await shop.storage.shop
      .updateTable('orders')
      .set({ payment_status: 'paid' })
      .where('id', '=', order.id)
      .execute();
    await actNow(elena, order.id, 'accept');
    await actNow(elena, order.id, 'cancel', REASON);
    expect((await customersView(order.tracking_key)).payment.status).toBe('paid');
    clock.advance(10);
    const deps = depsOf(shop, clock);
    await Promise.all([carryOutEndings(deps), carryOutEndings(deps)]);
    const view = await customersView(order.tracking_key);
    expect(view.payment.status).toBe('refund');
    expect(view.status_history.filter(({ status }) => status === 'cancel')).toHaveLength(1);
  });

  it('leaves alone what its customer has cancelled meanwhile', async () => {
    const order = await placed(shop);
    await actNow(elena, order.id, 'refuse', REASON);
    await shop.send('post', `/api/v1/purchase/track/${order.tracking_key}/cancel`, {}).expect(200);
    clock.advance(10);
    await carryOutEndings(depsOf(shop, clock));
    const view = await customersView(order.tracking_key);
    expect(view.status_history.at(-1)).toMatchObject({ reason: 'customer_request' });
  });

  it('is gone from the card at once where its customer was quicker', async () => {
    const order = await placed(shop);
    await actNow(elena, order.id, 'refuse', REASON);
    await shop.send('post', `/api/v1/purchase/track/${order.tracking_key}/cancel`, {}).expect(200);
    expect(await orderOnBoard(order.id)).toMatchObject({
      status: 'cancel',
      ending: null,
      last_action: null,
    });
  });

  it('gives way to what an operator does meanwhile, and says so in the audit', async () => {
    const order = await placed(shop);
    await actNow(elena, order.id, 'refuse', REASON);
    await moveThrough(depsOf(shop, clock), order.id, 'process');
    expect(await orderOnBoard(order.id)).toMatchObject({ status: 'process', ending: null });
    clock.advance(10);
    await carryOutEndings(depsOf(shop, clock));
    expect((await customersView(order.tracking_key)).status).toBe('process');
    expect(await auditOf(order.id)).toMatchObject([{ action: 'refuse', is_undone: true }]);
    expect((await actNow(ivan, order.id, 'step', { status: 'package' })).status).toBe(200);
  });

  it('is carried out also where another one fails, which is tried again', async () => {
    const orders = [await placed(shop), await placed(shop)];
    for (const { id } of orders) await actNow(elena, id, 'refuse', REASON);
    const setContents = (contents_json: string) =>
      shop.storage.shop
        .updateTable('orders')
        .set({ contents_json })
        .where('id', '=', orders[0]?.id ?? 0)
        .execute();
    const { contents_json } = await shop.storage.shop
      .selectFrom('orders')
      .select('contents_json')
      .where('id', '=', orders[0]?.id ?? 0)
      .executeTakeFirstOrThrow();
    await setContents('{}');
    clock.advance(10);
    const { log, logText } = memoryLog();
    await carryOutEndings({ ...depsOf(shop, clock), log });
    expect(logText()).toContain('an order that staff have ended could not be ended');
    const statusOf = async (index: number) =>
      (await customersView(orders[index]?.tracking_key ?? '')).status;
    expect(await statusOf(1)).toBe('cancel');
    await setContents(contents_json);
    await carryOutEndings(depsOf(shop, clock));
    expect(await statusOf(0)).toBe('cancel');
  });

  it('completes a pickup at its last step', async () => {
    const order = await placed(shop, pickupBody());
    await actNow(elena, order.id, 'accept');
    await actNow(elena, order.id, 'step', { status: 'package' });
    await actNow(elena, order.id, 'step', { status: 'complete' });
    clock.advance(10);
    await carryOutEndings(depsOf(shop, clock));
    expect((await orderOnBoard(order.id)).status).toBe('complete');
  });
});

it('does not show tomorrow what ended today', async () => {
  const order = await placed(shop);
  await actNow(elena, order.id, 'refuse', REASON);
  clock.advance(10);
  await carryOutEndings(depsOf(shop, clock));
  expect(await board()).toHaveLength(1);
  clock.advance(12 * 3600);
  expect(await board()).toEqual([]);
});

it.each([
  ['step', { status: 'package' }],
  ['step', { status: 'process' }],
  ['cancel', REASON],
])('refuses to %s %j a new order', async (action, more) => {
  const order = await placed(shop);
  expect((await actNow(elena, order.id, action, more)).body).toMatchObject({
    code: 'staff.not_allowed',
  });
});

it('writes down who did what, also after they have left', async () => {
  const order = await placed(shop);
  await actNow(ivan, order.id, 'accept', { minutes: 40 });
  await actNow(ivan, order.id, 'undo');
  await removeMember(shop.storage, ivan.member.id);
  expect(await auditOf(order.id)).toMatchObject([
    { by: 'Ivan', action: 'accept', minutes: 40, is_undone: true },
    { by: 'Ivan', action: 'undo', is_undone: false },
  ]);
});

it('obeys one of two tablets, twenty times', async () => {
  for (let race = 0; race < 20; race += 1) {
    const order = await placed(shop);
    const { version } = await orderOnBoard(order.id);
    const answers = await Promise.all([
      act(elena, order.id, 'accept', { version, minutes: 30 }),
      race % 2 === 0
        ? act(ivan, order.id, 'accept', { version, minutes: 50 })
        : act(ivan, order.id, 'refuse', { version, ...REASON }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body as Wire;
    const loser = answers.find(({ status }) => status === 409)?.body as { order: Wire };
    expect(loser.order.version).toBe(winner.version);
    expect(loser.order.last_action?.by).toBe(winner.last_action?.by);
  }
});
