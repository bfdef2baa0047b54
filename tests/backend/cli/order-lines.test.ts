import { ordersCommand } from '../../../backend/cli/commands/orders-command';
import { operate } from '../support/operator';
import { pickupBody, placed } from '../support/orders';
import { addPromo } from '../support/promotions';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
afterEach(() => shop.close());

it('says that nothing is to be paid for an order of 0.00, and not that it was paid', async () => {
  shop = await openTestShop({ now: () => new Date('2026-11-27T12:00:00+02:00') });
  await addPromo(shop, 'FREE', { benefit: { type: 'percent', percent: 100 } });
  const free = await placed(shop, pickupBody({ promocode: 'FREE', expectedTotal: 0 }));
  const { out } = await operate(shop, ordersCommand, ['show', String(free.id)]);
  expect(out[0]).toContain('cash, nothing to pay');
  expect(out.join()).not.toContain('paid');
});

it('still tells what is due of an order that was handed over unpaid', async () => {
  shop = await openTestShop({ now: () => new Date('2026-11-27T12:00:00+02:00') });
  const { id } = await placed(shop, pickupBody());
  await shop.storage.shop.updateTable('orders').set({ status: 'complete' }).execute();
  const { out } = await operate(shop, ordersCommand, ['show', String(id)]);
  expect(out[0]).toContain('cash due');
});
