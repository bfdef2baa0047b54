import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inProject } from '../scripts/lib/project.mjs';
import { withBenchServer } from './bench-server.mjs';
import { getJson, load } from './load.mjs';

/** A cached page, and a bare Express that sends the same bytes: what lies between is ours. */
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

const COMPRESSED = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

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

/** Measures a cached page against the baseline and writes bench/results/cached-page.json. */
export const benchCachedPage = (env) =>
  withBenchServer(
    env,
    (shop) =>
      withBareServer(`${shop}${PAGE}`, async (bare) => {
        const [cached, baseline, compressed] = await rounds([
          { base: shop },
          { base: bare },
          { base: shop, headers: COMPRESSED },
        ]);
        const costs = { baseline, cached, compressed };
        const result = {
          at: new Date().toISOString(),
          processor: cpus()[0]?.model,
          node: process.version,
          costs,
          ratio: baseline / cached,
        };
        mkdirSync(inProject('bench/results'), { recursive: true });
        writeFileSync(inProject('bench/results/cached-page.json'), JSON.stringify(result, null, 2));
        console.log('\nMenu page, cached\n');
        row('server CPU a request, the same bytes, bare Express (µs)', Math.round(baseline));
        row('the shop (µs)', Math.round(cached));
        row('the shop, compressed (µs)', Math.round(compressed));
        row('requests on one core, the shop to bare Express', result.ratio.toFixed(2));
        return result;
      }),
    { cachesPages: true },
  );
