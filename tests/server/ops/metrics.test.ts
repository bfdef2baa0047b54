import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMetrics } from '../../../server/ops/metrics';
import { measureProcess } from '../../../backend/http/metrics-routes';
import { listenTo } from '../../backend/support/event-stream';
import { openTestShop } from '../../backend/support/test-shop';
import { ask } from '../../support/ask';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';
import { until } from '../../support/until';

let backend: StubBackend;
let shop: TestStorefront;

beforeEach(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url, { LOG_LEVEL: 'silent' });
});
afterEach(async () => {
  await shop.close();
  await backend.stop();
});

const measured = async (): Promise<string> => (await shop.ask('/metrics')).text;

/** The value of a measurement whose line begins so; null where there is none. */
const valueOf = (text: string, line: string): number | null => {
  const found = text.split('\n').find((candidate) => candidate.startsWith(line));
  return found === undefined ? null : Number(found.split(' ').at(-1));
};

it('counts requests by the kind of page and never by address', async () => {
  await shop.ask('/products/pizza?utm=359888123456', { headers: { Host: SOFIA.host } });
  await shop.ask('/ru/products/none', { headers: { Host: SOFIA.host } });
  await shop.ask('/assets/none.js');
  await shop.ask('/payment/abcdefghijklmnopqrstuv');
  const text = await measured();
  const count = (labels: string) => valueOf(text, `shop_http_requests_total{${labels}}`);
  expect(count('route="category",method="GET",status="200"')).toBe(1);
  expect(count('route="category",method="GET",status="404"')).toBe(1);
  expect(count('route="assets",method="GET",status="404"')).toBe(1);
  expect(valueOf(text, 'shop_render_seconds_count{route="category"}')).toBe(2);
  expect(text).toContain('route="payment",method="GET"');
  expect(text).not.toMatch(/pizza|359888123456|none|abcdef/);
});

it('measures calls to the backend, and counts what it refuses by status and code', async () => {
  backend.behave(({ path }) =>
    path.endsWith('/settings')
      ? { status: 422, body: { message: 'No', code: 'promo.expired', errors: {} } }
      : undefined,
  );
  await shop.ask('/contacts', { headers: { Host: SOFIA.host } });
  await shop.ask('/api/v1/settings');
  const text = await measured();
  expect(
    valueOf(text, 'shop_backend_call_seconds_count{call="/domain/{}/navigation",outcome="200"}'),
  ).toBe(1);
  expect(valueOf(text, 'shop_backend_refusals_total{status="422",code="promo.expired"}')).toBe(2);
});

it('counts answers that do not fit the contract', async () => {
  backend.behave(({ path }) =>
    path.endsWith('/navigation') ? { body: [{ id: 'x' }] } : undefined,
  );
  await shop.ask('/products', { headers: { Host: SOFIA.host } });
  expect(
    valueOf(await measured(), 'shop_contract_misfits_total{call="/domain/{}/navigation"}'),
  ).toBe(1);
});

it.each(['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])(
  'shows nothing to whom a proxy lets in (%s)',
  async (name) => {
    const { status, text } = await shop.ask('/metrics', { headers: { [name]: '127.0.0.1' } });
    expect(status).toBe(404);
    expect(text).not.toContain('shop_http_requests_total');
  },
);

it('a code that strangers could make up grows nothing without end', async () => {
  const { registry, refused } = createMetrics();
  for (let code = 0; code < 1000; code += 1) refused(422, `code.${String(code)}`);
  const lines = (await registry.metrics()).split('\n').filter((line) => line.includes('code='));
  expect(lines).toHaveLength(101);
});

/** What the questions of a dashboard or of alerts ask for. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\bshop_\w+/g)].map(([name]) => name));

const deployed = (file: string): string =>
  readFileSync(join(__dirname, '../../../deploy', file), 'utf8');

it('counts what runs, and streams of events by themselves, which run as long as their page', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  backend.behave(({ path }) => (path.includes('purchase') ? { until: held } : undefined));
  const calls = ['track/key/events', 'track/key'].map((path) =>
    shop.ask(`/api/v1/purchase/${path}`),
  );
  const running = (text: string, kind: string) =>
    valueOf(text, `shop_http_requests_running{kind="${kind}"}`);
  await until(() => backend.calls.filter(({ path }) => path.includes('purchase')).length === 2);
  const text = await measured();
  expect([running(text, 'stream'), running(text, 'api')]).toEqual([1, 1]);
  release();
  await Promise.all(calls);
});

it.each(['shop_http_requests_running', 'shop_backend_requests_running'])(
  'an alert watches that answers end: %s',
  (name) => {
    expect(namesIn(deployed('prometheus/rules.yml'))).toContain(name);
  },
);

it('every name on the dashboard and in the alerts is one that the two programs measure', async () => {
  const kitchen = await openTestShop();
  const listening = await listenTo(kitchen.app);
  measureProcess();
  const { registry, watch } = createMetrics(true);
  watch('backend', () => true);
  watch('redis', () => true);
  const texts = [
    await registry.metrics(),
    (await ask(Number(new URL(listening.url).port), '/metrics')).text,
  ].join('\n');
  await listening.close();
  await kitchen.close();
  const known = new Set(
    [...texts.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const files = ['grafana/shop.json', 'prometheus/rules.yml'];
  const asked = files.map((file) => [...namesIn(deployed(file))]);
  expect(asked.map((names) => names.length > 9)).toEqual([true, true]);
  expect(asked.flat().filter((name) => !known.has(name))).toEqual([]);
});
