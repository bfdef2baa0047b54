import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, STUB_SETTINGS } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';

const BOTH = {
  ...STUB_SETTINGS,
  currency: { code: 'EUR', symbol: '€', digits: 2, position: 'after' },
  second_currency: {
    code: 'BGN',
    symbol: 'лв.',
    digits: 2,
    position: 'after',
    rate: 1.95583,
    until: '2026-12-31',
  },
};

let backend: StubBackend;
let shop: TestStorefront;

beforeEach(async () => {
  backend = await openStubBackend();
  backend.behave(({ path }) => (path.endsWith('/settings') ? { body: BOTH } : undefined));
  shop = await openStorefront(backend.url, { PAGE_CACHE: 'true' });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.close();
  await backend.stop();
});

const setClock = (iso: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(iso));

const PAGE = '/products/pizza';
const open = async () => (await shop.ask(PAGE, { headers: { Host: SOFIA.host } })).text;

it('shows a cached page of the last day no longer than that day', async () => {
  setClock('2026-12-31T23:59:45Z');
  expect(await open()).toMatch(/€\u00a0· [\d.]+\u00a0лв\./);
  setClock('2027-01-01T00:00:00Z');
  const page = await open();
  expect(page).toContain('€');
  expect(page).not.toContain('лв.');
});
