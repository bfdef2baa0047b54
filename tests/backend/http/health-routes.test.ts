import { ownDatabase } from '../support/migrated-database';
import { smallCities } from '../support/small-cities';
import { smallMenu } from '../support/small-menu';
import { openEmptyShop, openTestShop } from '../support/test-shop';

it('is ready only when cities and menu of its country are in', async () => {
  const shop = await openEmptyShop();
  await shop.get('/healthz').expect(200);
  await shop.get('/readyz').expect(503);
  await shop.importDocument(smallCities());
  await shop.get('/readyz').expect(503);
  await shop.importDocument(smallMenu());
  await shop.get('/readyz').expect(200);
  await shop.importDocument(smallMenu(), 'ae');
  const { body } = await shop.get('/readyz').expect(503);
  expect(body.reason).toBe('no menu is imported for country bg');
  await shop.close();
});

it('is not ready from the first moment of a shutdown, and keeps no connection', async () => {
  let stopping = false;
  const shop = await openTestShop({ isStopping: () => stopping });
  const ask = () => shop.get('/readyz').set('Connection', 'keep-alive');
  const before = await ask().expect(200);
  expect(before.headers['connection']).toBe('keep-alive');
  stopping = true;
  const after = await ask().expect(503);
  expect(after.headers['connection']).toBe('close');
  await shop.get('/healthz').expect(200);
  await shop.close();
});

it('is not ready when the database does not answer', async () => {
  const shop = await openTestShop({}, smallMenu(), ownDatabase);
  await shop.storage.shop.schema.dropTable('imports').execute();
  await shop.get('/readyz').expect(503);
  await shop.close();
});

it('measures itself without its database, and says nothing of orders that it does not know', async () => {
  const shop = await openTestShop({}, smallMenu(), ownDatabase);
  const measured = async () => (await shop.get('/metrics').expect(200)).text;
  expect(await measured()).toMatch(/^shop_orders_late 0$/m);
  await shop.storage.shop.schema.alterTable('orders').renameTo('orders_away').execute();
  const text = await measured();
  expect(text).toMatch(/^shop_database_up 0$/m);
  expect(text).not.toContain('shop_orders_');
  await shop.close();
});
