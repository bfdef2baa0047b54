import { kitchenCommand } from '../../../backend/cli/commands/kitchen-command';
import { ordersCommand } from '../../../backend/cli/commands/orders-command';
import { kitchenRound } from '../../../backend/order/kitchen-round';
import { FakeClock } from '../support/fake-clock';
import { operate } from '../support/operator';
import { depsOf } from '../support/order-deps';
import { FRIDAY_NOON, orderBody, pickupBody, placed } from '../support/orders';
import { openTestShop } from '../support/test-shop';

describe('the kitchen of a demo', () => {
  it('takes each order a step further, until all have ended', async () => {
    const clock = new FakeClock(FRIDAY_NOON);
    const shop = await openTestShop({ now: clock.now });
    const brought = await placed(shop);
    const fetched = await placed(shop, pickupBody());
    const unpaid = await placed(shop, orderBody({ paymentType: 'online' }));
    const deps = depsOf(shop, clock);
    const rounds: string[][] = [];
    for (let round = 0; round < 5; round += 1)
      rounds.push(
        (await kitchenRound(deps)).map(({ order }) => `${String(order.id)} ${order.status}`),
      );
    const [a, b] = [String(brought.id), String(fetched.id)];
    expect(rounds).toEqual([
      [`${a} process`, `${b} process`],
      [`${a} package`, `${b} package`],
      [`${a} delivery`, `${b} complete`],
      [`${a} complete`],
      [],
    ]);
    const args = ['list', '--json', '--all', '--status', 'new'];
    const { out } = await operate(shop, ordersCommand, args);
    expect(JSON.parse(out.join('\n'))).toMatchObject([{ id: unpaid.id }]);
    await shop.close();
  });

  it('understands how often', () => {
    expect(kitchenCommand.read([])).toEqual({ ok: true, value: { everySeconds: 15 } });
    expect(kitchenCommand.read(['--every', '2'])).toMatchObject({ value: { everySeconds: 2 } });
    expect(kitchenCommand.read(['--every', '0']).ok).toBe(false);
    expect(kitchenCommand.read(['now']).ok).toBe(false);
  });
});
