import { sql } from 'kysely';
import { payments } from '../../../backend/storage/migrations/0025-payments';
import { storedOrder } from '../support/stored-order';
import { openTestShop } from '../support/test-shop';

const OLD = [
  ['waits', 'new', 'pending', 'sandbox'],
  ['declined', 'new', 'declined', 'sandbox'],
  ['paid', 'process', 'paid', 'sandbox'],
  ['deposit', 'process', 'due', 'sandbox'],
  ['unpaid', 'cancel', 'declined', 'sandbox'],
  ['refunded', 'cancel', 'refund', 'sandbox'],
  ['cash', 'process', 'due', null],
] as const;

it('carries the payments of old orders over', async () => {
  const shop = await openTestShop();
  const { shop: db } = shop.storage;
  await db.schema.dropTable('refunds').execute();
  await db.schema.dropTable('payments').execute();
  await db.schema.alterTable('orders').addColumn('payment_provider', 'text').execute();
  for (const [payment_key, status, payment_status, provider] of OLD) {
    const order = { payment_key, status, payment_status, amount_due_now: 1290, paid_at: null };
    await db.insertInto('orders').values(storedOrder(order)).execute();
    await sql`update orders set payment_provider = ${provider} where payment_key = ${payment_key}`.execute(
      db,
    );
  }
  await payments.up(db);
  const rows = await db
    .selectFrom('payments')
    .leftJoin('refunds', 'refunds.payment_id', 'payments.id')
    .select(['payments.key', 'payments.state', 'payments.currency', 'refunds.amount'])
    .orderBy('payments.id')
    .execute();
  expect(rows.map(({ key, state, amount }) => [key, state, amount && Number(amount)])).toEqual([
    ['waits', 'open', null],
    ['declined', 'declined', null],
    ['paid', 'paid', null],
    ['deposit', 'paid', null],
    ['unpaid', 'given_up', null],
    ['refunded', 'paid', 1290],
    ['cash', 'given_up', null],
  ]);
  expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['EUR']));
  const kept = await db.selectFrom('orders').select('payment_key').orderBy('id').execute();
  expect(kept.map(({ payment_key }) => payment_key)).toEqual([
    ...OLD.slice(0, -1).map(([key]) => key),
    null,
  ]);
  await shop.close();
});
