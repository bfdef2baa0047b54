import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inProject } from '../scripts/lib/project.mjs';
import { withBenchServer } from './bench-server.mjs';
import { getJson, load } from './load.mjs';

/** A page that is kept whole, and a bare server that sends the same bytes: what lies between is ours. */
const PAGE = '/products/pizza';
const ROUNDS = 9;
const WARM_UP = 2000;
const REQUESTS = 3000;
const CONNECTIONS = 16;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Runs `work` with a server that has the page at `address` and does nothing else. */
const withBareServer = async (address, work) => {
  const child = fork(inProject('bench/bare-server.mjs'));
  try {
    child.send(address);
    const [{ port }] = await once(child, 'message');
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  }
};

/** A stranger's cookie with a name like ours: its request passes the whole chain, to the same page. */
const UNSURE = { Cookie: 'my-cart=1' };
const PACKED = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/** In microseconds of processor time, for one request. */
const costOf = async ({ base, headers }) => {
  const before = await getJson(`${base}/cpu`);
  await load(`${base}${PAGE}`, { count: REQUESTS, connections: CONNECTIONS, headers });
  const after = await getJson(`${base}/cpu`);
  return (after.microseconds - before.microseconds) / REQUESTS;
};

const rounds = async (sides) => {
  for (const { base, headers } of sides) {
    await load(`${base}${PAGE}`, { count: WARM_UP, connections: CONNECTIONS, headers });
  }
  const costs = sides.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, side] of sides.entries()) costs[index].push(await costOf(side));
  }
  return costs.map(median);
};

const row = (name, value) => console.log(`${name.padEnd(54)}${String(value).padStart(12)}`);

/** Measures a kept page against a bare server and writes bench/results/kept-page.json. */
export const benchKeptPage = (env) =>
  withBenchServer(
    env,
    (shop) =>
      withBareServer(`${shop}${PAGE}`, async (bare) => {
        const [kept, least, chain, packed] = await rounds([
          { base: shop },
          { base: bare },
          { base: shop, headers: UNSURE },
          { base: shop, headers: PACKED },
        ]);
        const costs = { bare: least, kept, chain, packed };
        const result = {
          at: new Date().toISOString(),
          processor: cpus()[0]?.model,
          node: process.version,
          costs,
          ratio: least / kept,
        };
        mkdirSync(inProject('bench/results'), { recursive: true });
        writeFileSync(inProject('bench/results/kept-page.json'), JSON.stringify(result, null, 2));
        console.log('\nMenu page, kept whole\n');
        row('server CPU a request, the same bytes, bare (µs)', Math.round(least));
        row('the shop (µs)', Math.round(kept));
        row('the shop through all that a page passes (µs)', Math.round(chain));
        row('the shop, packed (µs)', Math.round(packed));
        row('requests on one core, the shop to the bare server', result.ratio.toFixed(2));
        return result;
      }),
    { keepsPages: true },
  );
