import { cpus } from 'node:os';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../scripts/lib/project.mjs';
import { withBenchServer } from './bench-server.mjs';
import { getJson, load } from './load.mjs';
import { pageWeights, scriptWeights } from './weight.mjs';

/** Figures are ratios measured side by side in one run; plain milliseconds depend on the machine. */
const ROUNDS = 7;
const WARM_UP = 400;
const REQUESTS = 250;
const CONNECTIONS = 4;
const SCRIPTS = JSON.parse(readFileSync(inProject('bench/script-limits.json'), 'utf8'));
const LIMITS = { ratio: 1.5, critical: SCRIPTS.menu, all: SCRIPTS.all };

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const measure = async (base, path) => {
  const before = await getJson(`${base}/cpu`);
  const seconds = await load(`${base}${path}`, { count: REQUESTS, connections: CONNECTIONS });
  const after = await getJson(`${base}/cpu`);
  const cpu = (after.microseconds - before.microseconds) / 1000 / REQUESTS;
  return { cpu, rate: REQUESTS / seconds };
};

const rounds = async (base) => {
  const floor = [];
  const shop = [];
  await load(`${base}/floor`, { count: WARM_UP, connections: CONNECTIONS });
  await load(`${base}/products/pizza`, { count: WARM_UP, connections: CONNECTIONS });
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push(await measure(base, '/floor'));
    shop.push(await measure(base, '/products/pizza'));
  }
  return { floor, shop };
};

const row = (name, value, limit = '') =>
  console.log(`${name.padEnd(54)}${String(value).padStart(12)}   ${limit}`);

const report = (result) => {
  console.log('\nMenu page, /products/pizza\n');
  row('server CPU a request, bare render (ms)', result.floorCpu.toFixed(2));
  row('server CPU a request, the shop (ms)', result.shopCpu.toFixed(2));
  row('beyond the bare render (ms)', (result.shopCpu - result.floorCpu).toFixed(2));
  row('the shop to the bare render', result.ratio.toFixed(2), `at most ${LIMITS.ratio}`);
  row('requests a second on one core', Math.round(1000 / result.shopCpu));
  row('script until it works, gzip (bytes)', result.critical, `at most ${LIMITS.critical}`);
  row('script in all, gzip (bytes)', result.all, `at most ${LIMITS.all}`);
  row('HTML (bytes)', result.html.plain);
  row('HTML, gzip (bytes)', result.html.gzip);
};

/** Measures the menu page against its floor and writes bench/results/menu-page.json. */
export const benchMenuPage = (env) =>
  withBenchServer(env, async (base) => {
    const { floor, shop } = await rounds(base);
    const floorCpu = median(floor.map(({ cpu }) => cpu));
    const shopCpu = median(shop.map(({ cpu }) => cpu));
    const result = {
      at: new Date().toISOString(),
      processor: cpus()[0]?.model,
      node: process.version,
      floorCpu,
      shopCpu,
      ratio: shopCpu / floorCpu,
      ...scriptWeights(),
      html: await pageWeights(`${base}/products/pizza`),
      rounds: { floor, shop },
    };
    mkdirSync(inProject('bench/results'), { recursive: true });
    writeFileSync(inProject('bench/results/menu-page.json'), JSON.stringify(result, null, 2));
    report(result);
    return result;
  });
