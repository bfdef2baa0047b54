import { startServer } from '../../../backend/cli/start-server';
import { checkForms } from '../../../contract/kit/checks/forms';
import { Kit } from '../../../contract/kit/kit';
import { FRIDAY_NOON } from '../support/orders';
import { openTestShop } from '../support/test-shop';
import { kitOptions } from './open-backend';

it('finds nothing wrong with a backend that has no board, and says that it was left out', async () => {
  const shop = await openTestShop({ now: () => new Date(FRIDAY_NOON), hasBoard: false });
  const server = await startServer(shop.app, '127.0.0.1', 0);
  const close = () => Promise.resolve();
  const kit = new Kit(kitOptions({ shop, server, close }), {});
  await checkForms(kit, {
    cityId: 1,
    categories: [],
    dishes: [],
    branchId: null,
    point: null,
    paymentTypes: [],
  });
  const { findings, skipped } = kit.result();
  await server.stop(0);
  await shop.close();
  expect(findings).toEqual([]);
  expect(skipped).toEqual(["the restaurant's board: this backend has none"]);
});
