import request from 'supertest';
import { ordersCommand } from '../../../backend/cli/commands/orders-command';
import { printable } from '../../../backend/cli/printable';
import { FakeClock } from '../support/fake-clock';
import { operate } from '../support/operator';
import { FRIDAY_NOON, orderBody, pickupBody, placed } from '../support/orders';
import { MARGHERITA } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
const clock = new FakeClock(FRIDAY_NOON);

/** Taken while the shop is closed. */
const TOMORROW = { timeType: 'on_time', time: '2026-11-28T13:00:00+02:00' };

beforeEach(async () => {
  shop = await openTestShop({ now: clock.now });
});
afterEach(() => shop.close());

/** What the operator reads after typing `backend orders …`. */
const orders = (...args: string[]) => operate(shop, ordersCommand, args);

const listed = async (...args: string[]): Promise<Record<string, unknown>[]> => {
  const { out } = await orders('list', '--json', ...args);
  return JSON.parse(out.join('\n'));
};

describe('an operator', () => {
  it('lists orders, newest first, with whom to call', async () => {
    const first = await placed(shop);
    const second = await placed(shop, pickupBody({ firstName: 'Maria', comment: 'No onions' }));
    const { code, out } = await orders('list');
    expect(code).toBe(0);
    expect(out).toEqual([
      `${String(second.id)}  ${second.number}  new  sofia  pickup  2026-11-27T12:30:00+02:00  25.80 EUR  cash due`,
      `${String(first.id)}  ${first.number}  new  sofia  delivery  2026-11-27T12:45:00+02:00  29.70 EUR  cash due`,
    ]);
    expect(await listed()).toMatchObject([
      { id: second.id, first_name: 'Maria', comment: 'No onions', city: 'sofia' },
      { id: first.id, phone: '359880001122', address: { house: '15', flat: '12' } },
    ]);
  });

  it('gives a part of the money back, says what is left, and sees both with the order', async () => {
    const order = await placed(shop, orderBody({ paymentType: 'online' }));
    const id = String(order.id);
    expect((await orders('refund', id, '12.40', '--reason', 'cold')).err).toEqual([
      `order ${id}: there is 0.00 EUR left to give back`,
    ]);
    await request(shop.app)
      .post(`${order.payment.redirect_url ?? ''}/pay`)
      .expect(303);
    expect(await orders('refund', id, '12.40', '--reason', 'cold')).toMatchObject({
      code: 0,
      out: [`order ${id}: 12.40 EUR goes back, 12.40 EUR in all`],
    });
    expect((await orders('refund', id, '17.31', '--reason', 'more')).err).toEqual([
      `order ${id}: there is 17.30 EUR left to give back`,
    ]);
    expect((await orders('refund', id, 'all', '--reason', 'more')).err).toEqual([
      `order ${id}: "all" is no sum of money`,
    ]);
    expect((await orders('show', id)).out).toContain('  refund 12.40 EUR waiting, “cold”');
    expect(await listed()).toMatchObject([{ payment: { status: 'paid', refunded: 12.4 } }]);
  });

  it('lists those of a status or a city', async () => {
    const first = await placed(shop);
    const second = await placed(shop);
    await orders('set-status', String(first.id), 'process');
    expect(await listed('--status', 'process')).toMatchObject([{ id: first.id }]);
    expect(await listed('--status=new')).toMatchObject([{ id: second.id }]);
    expect(await listed('--city', 'varna')).toEqual([]);
    expect(await listed('--city', 'sofia')).toHaveLength(2);
  });

  it('is told how to go on where a list ends before the oldest order', async () => {
    const first = await placed(shop);
    const second = await placed(shop);
    const third = await placed(shop);
    const { out, err } = await orders('list', '--limit', '2');
    expect(out).toHaveLength(2);
    expect(err).toEqual([
      `backend orders: these are the newest 2 of them; older ones with --before ${String(second.id)}`,
    ]);
    expect(await listed('--before', String(second.id))).toMatchObject([{ id: first.id }]);
    const last = await orders('list', '--limit', '3', '--json');
    expect(last.err).toEqual([]);
    expect(JSON.parse(last.out.join(''))).toMatchObject([{ id: third.id }, {}, {}]);
  });

  it('lists the orders of a number or of some days, by the clocks of their city', async () => {
    const friday = await placed(shop);
    clock.advance(43_140);
    const late = await placed(shop, orderBody(TOMORROW));
    clock.advance(60);
    const saturday = await placed(shop, orderBody(TOMORROW));
    clock.advance(-43_200);
    expect(await listed('--number', late.number)).toMatchObject([{ id: late.id }]);
    expect(await listed('--until', '2026-11-27')).toMatchObject([
      { id: late.id },
      { id: friday.id },
    ]);
    expect(await listed('--since', '2026-11-28')).toMatchObject([{ id: saturday.id }]);
    expect(await listed('--since', '2026-11-27T22:00:00Z')).toMatchObject([{ id: saturday.id }]);
  });

  it('goes by the number that a customer quotes, and asks where it is the id of another', async () => {
    const first = await placed(shop);
    expect((await orders('set-status', first.number, 'process')).out).toEqual([
      `order ${first.number}: process`,
    ]);
    expect((await orders('delay', first.number, '5')).code).toBe(0);
    const second = await placed(shop);
    await shop.storage.shop
      .updateTable('orders')
      .set({ number: String(first.id) })
      .where('id', '=', second.id)
      .execute();
    expect(await orders('set-status', String(first.id), 'cancel')).toMatchObject({
      code: 1,
      err: [expect.stringContaining('add --id or --number')],
    });
    const shown = await orders('show', String(first.id), '--number', '--json');
    expect(JSON.parse(shown.out.join(''))).toMatchObject({ id: second.id });
  });

  it('is told that a second cancellation does not change the reason that was read', async () => {
    const id = String((await placed(shop)).id);
    await orders('set-status', id, 'cancel');
    expect((await orders('set-status', id, 'cancel')).out).toEqual([`order ${id}: cancel (other)`]);
    expect(await orders('set-status', id, 'cancel', '--reason', 'out_of_items')).toMatchObject({
      code: 1,
      err: [`order ${id}: was cancelled before, with the reason other, which stays`],
    });
  });

  it('sees an order that is not paid only when asking for all', async () => {
    const { id } = await placed(shop, orderBody({ paymentType: 'online' }));
    expect(await listed()).toEqual([]);
    expect(await listed('--all')).toMatchObject([{ id }]);
    const refused = await orders('set-status', String(id), 'process');
    expect(refused).toMatchObject({ code: 1, err: [expect.stringContaining('payment')] });
  });

  it('looks at one order', async () => {
    const { id } = await placed(shop, orderBody({ comment: 'Quietly' }));
    const { out } = await orders('show', String(id));
    expect(out.join('\n')).toContain('Ivan 359880001122');
    expect(out.join('\n')).toContain('Vitosha Blvd, 15, B, 3, 12, 45K');
    expect(out.join('\n')).toContain('2 × Margherita');
    expect(out.join('\n')).toContain('Quietly');
    expect(await orders('show', '999')).toMatchObject({
      code: 1,
      err: ['order 999: there is none'],
    });
  });

  it('sees what the courier has to collect, bring and mind', async () => {
    const { id } = await placed(shop, orderBody({ changeFrom: 50, doNotCallBack: true }));
    const { out } = await orders('show', String(id));
    expect(out).toContain('  cash: 29.70 EUR to pay, with change from 50.00 EUR');
    expect(out).toContain('  do not call back');
    await orders('set-status', String(id), 'cancel');
    expect((await orders('show', String(id))).out.join('\n')).not.toContain('EUR to pay');
  });

  it('sees that after a deposit only the rest is to be paid', async () => {
    const goods = [{ id: MARGHERITA, qtt: 20 }];
    const { id, payment } = await placed(shop, orderBody({ goods, expectedTotal: 258 }));
    await request(shop.app)
      .post(`${String(payment.redirect_url)}/pay`)
      .expect(303);
    const { out } = await orders('show', String(id));
    expect(out).toContain('  cash: 129.00 EUR to pay');
  });

  it('reads a customer’s words in one line, which no terminal obeys', async () => {
    const comment = 'Quietly\n  9 × Caviar\u001b[2J\u0007';
    const { id } = await placed(shop, orderBody({ comment }));
    const { out } = await orders('show', String(id));
    expect(out.map(printable)).toContain('  “Quietly 9 × Caviar\\u001b[2J\\u0007”');
  });

  it('takes an order through its steps, each once, and no other', async () => {
    const id = String((await placed(shop)).id);
    expect(await orders('set-status', id, 'delivery')).toMatchObject({
      code: 1,
      err: [`order ${id}: is new and can become process or cancel`],
    });
    for (const status of ['process', 'process', 'package', 'delivery', 'complete'])
      expect(await orders('set-status', id, status)).toMatchObject({
        code: 0,
        out: [`order ${id}: ${status}`],
      });
    expect(await orders('set-status', id, 'cancel')).toMatchObject({
      code: 1,
      err: [`order ${id}: is complete and can become nothing else`],
    });
  });

  it('cancels with a reason and words, which the customer reads', async () => {
    const order = await placed(shop);
    await orders(
      'set-status',
      String(order.id),
      'cancel',
      '--reason',
      'too_busy',
      '--text',
      'Sorry',
    );
    const { body } = await shop.get(`/api/v1/purchase/track/${order.tracking_key}`).expect(200);
    expect(body.status_history[1]).toMatchObject({ status: 'cancel', reason: 'too_busy' });
    const [shown] = await listed();
    expect(shown).toMatchObject({ status_history: [{}, { reason: 'too_busy', text: 'Sorry' }] });
  });

  it('delays an order, and delays add up', async () => {
    const { id, tracking_key } = await placed(shop);
    await orders('delay', String(id), '10');
    const { out } = await orders('delay', String(id), '5');
    expect(out).toEqual([
      `order ${String(id)}: expected 2026-11-27T13:00:00+02:00, delayed by 15 minutes in all`,
    ]);
    const { body } = await shop.get(`/api/v1/purchase/track/${tracking_key}`);
    expect(body).toMatchObject({
      delayed_by: 15,
      expected_at: { from: '2026-11-27T13:00:00+02:00', to: '2026-11-27T13:15:00+02:00' },
    });
    await orders('set-status', String(id), 'cancel');
    expect(await orders('delay', String(id), '5')).toMatchObject({ code: 1 });
  });

  it('is told of a city or a number that is not there, and of swapped days', async () => {
    await placed(shop);
    const noCity = {
      code: 1,
      out: [],
      err: ['backend orders: there is no such city, there are: sofia, varna'],
    };
    expect(await orders('list', '--city', 'sofai')).toEqual(noCity);
    const swapped = ['--since', '2026-11-30', '--until', '2026-11-01'];
    expect((await orders('list', ...swapped)).err).toEqual([
      'backend orders: --until is before --since',
    ]);
    expect((await orders('list', '--since', '2026-11-27', '--until', '2026-11-27')).code).toBe(0);
    expect(await orders('list', '--number', '5')).toEqual({
      code: 1,
      out: [],
      err: ['backend orders: no order has the number 5'],
    });
  });

  it('reads why an order was cancelled, for how many it was, and that nothing is due any more', async () => {
    const id = String((await placed(shop)).id);
    const args = ['cancel', '--reason', 'out_of_items', '--text', 'No\neel'];
    await orders('set-status', id, ...args);
    const { out } = await orders('show', id);
    expect(out).toContain('  cancelled: out_of_items, “No eel”');
    expect(out).toContain('  for 2 persons');
    expect([out[0], (await orders('list')).out[0]]).toEqual([
      expect.stringMatching(/cash, nothing to pay$/),
      expect.stringMatching(/cash, nothing to pay$/),
    ]);
  });

  it('is told that a guest does not read the text of a cancellation by the customer', async () => {
    const id = String((await placed(shop)).id);
    const unread = 'guests read the reason, not the text: tell it by phone, 359880001122';
    const cancel = ['set-status', id, 'cancel', '--reason', 'customer_request', '--text', 'Sorry'];
    expect((await orders(...cancel)).out).toEqual([
      `order ${id}: cancel (customer_request); ${unread}`,
    ]);
  });
});
