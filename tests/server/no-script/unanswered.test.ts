import { encodeSelection } from '../../../src/infrastructure/storage/selection-cookie';
import { flatAddress } from '../../support/addresses';
import { fakeOnly } from '../../support/fake-only';
import { NoScriptVisitor, hiddenFields } from '../../support/no-script-visitor';
import type { StubBackend, StubCall, StubConduct } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, STUB_SETTINGS, dishId } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront, visibleTextOf } from '../../support/test-storefront';
import { until } from '../../support/until';

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url);
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});

/** More than any page has for its calls. */
const MUCH_TIME = 600_000;

const OFFERS_CASH = ({ path }: StubCall): StubConduct | undefined =>
  path === '/api/v1/settings'
    ? { body: { ...STUB_SETTINGS, payments: [{ type: 'cash', order_types: ['delivery'] }] } }
    : undefined;

it('an order that nobody answers is said to be unknown, and the next try is the same one', async () => {
  const visitor = new NoScriptVisitor(shop.port, SOFIA.host);
  await visitor.send('/press', { press: `add:${String(dishId(SOFIA, 2))}::` });
  const where = encodeSelection({ type: 'delivery', address: flatAddress() });
  visitor.cookies.set(`delivery=${where}; Path=/`, SOFIA.host, '/');
  backend.behave(OFFERS_CASH);
  const hidden = hiddenFields(await visitor.ask('/checkout'));
  backend.behave((call) => (call.path.includes('/purchase') ? { fate: 'cut' } : OFFERS_CASH(call)));
  const form = { ...hidden, firstName: 'Ivan', phone: '0880001122', paymentType: 'cash' };
  // It counts the time for calls.
  fakeOnly('setInterval', 'clearInterval');
  const sent = visitor.send('/checkout', form);
  await until(() => backend.callsTo(/\/purchase/).length > 0);
  jest.advanceTimersByTime(MUCH_TIME);
  const answer = await sent;
  jest.useRealTimers();
  expect(answer.status).toBe(503);
  expect(visibleTextOf(answer)).toContain('only one order comes of it');
  expect(hiddenFields(answer)).toEqual(hidden);
  expect(visitor.cookies.all('cart')).toHaveLength(1);
});
