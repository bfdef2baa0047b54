import { encodeSelection } from '../../../src/infrastructure/storage/selection-cookie';
import { flatAddress } from '../../support/addresses';
import { NoScriptVisitor, hiddenFields } from '../../support/no-script-visitor';
import type { StubBackend, StubCall, StubConduct } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, STUB_SETTINGS, dishId } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront, wordsOf } from '../../support/test-storefront';

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url, {}, { timeForCalls: 1_500 });
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});

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
  const answer = await visitor.send('/checkout', form);
  expect(answer.status).toBe(503);
  expect(wordsOf(answer)).toContain('only one order comes of it');
  expect(hiddenFields(answer)).toEqual(hidden);
  expect(visitor.cookies.all('cart')).toHaveLength(1);
});
