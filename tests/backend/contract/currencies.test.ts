import { findingLine } from '../../../contract/kit/report';
import { runContract } from '../../../contract/kit/run-contract';
import { runCount } from '../../support/run-count';
import { numberAt } from './json';
import type { Fault } from './faulty-backend';
import { startFaultyBackend } from './faulty-backend';
import type { OpenBackend } from './open-backend';
import { kitOptions, openBackend } from './open-backend';

let backend: OpenBackend;
afterEach(() => backend.close());

/** First the one with the most decimals: what is planted below shows that the kit reads one without. */
const CURRENCIES = ['CLF', 'KWD', 'JPY'].slice(0, runCount('CURRENCIES'));

it.each(CURRENCIES)('finds nothing that differs in a shop in %s', async (currency) => {
  backend = await openBackend(currency);
  const { findings, calls } = await runContract(kitOptions(backend));
  expect(findings.map(findingLine)).toEqual([]);
  expect(calls).toBeGreaterThan(100);
});

const scaled = (body: unknown, field: RegExp, by: number): unknown =>
  JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    field.test(name) && typeof value === 'number' ? value * by : value,
  );

const CART = '/cart/calculate';
const SUMS = /price|total|amount|minimum/;

/** Mistakes with the decimals of a currency, in a shop that has none: its two are taken for granted. */
const FAULTS: readonly (Fault & { readonly said: RegExp })[] = [
  {
    name: 'a cart in which 1,290 of the menu is 129,000',
    said: /^POST \/cart\/calculate {2}expected [\d.]+ for a dish, as its page says, came 129000 {2}\(docs\/rules\.md 1\.4\)/,
    after: (passed, { path }) => {
      if (path === CART && passed.status === 200) passed.body = scaled(passed.body, SUMS, 100);
    },
  },
  {
    name: 'an expected total of 500 that is read as 50,000',
    said: /^POST \/purchase {2}expected 201 for an order .*, came 409 "cart_changed"/,
    before: (passing) => {
      if (passing.path !== '/purchase' || passing.body === '') return;
      passing.body = JSON.stringify(scaled(JSON.parse(passing.body), /^expectedTotal$/, 100));
    },
  },
  {
    name: 'a price of 12.9 in a currency without decimals',
    said: /^GET \/domain\/\{id\}\/goods\/\{slug\} {2}expected price: at most 0 decimals, came 12\.9 {2}\(docs\/rules\.md/,
    after: (passed, { path }) => {
      if (path.includes('/goods/pizza-') && numberAt(passed.body, 'price') !== null)
        passed.body = scaled(passed.body, /^price$/, 0.01);
    },
  },
];

it('names each mistake with the decimals of a currency', async () => {
  backend = await openBackend('JPY');
  const proxy = await startFaultyBackend(backend.server, FAULTS);
  const { findings } = await runContract(kitOptions(backend, proxy.url));
  await proxy.stop(0);
  const lines = findings.map(findingLine);
  for (const { said } of FAULTS) expect(lines).toContainEqual(expect.stringMatching(said));
});
