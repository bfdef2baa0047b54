import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { command, Refusal } from '../scripts/lib/command.mjs';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { withDatabase } from '../scripts/lib/database.mjs';
import { waitUntilReady } from '../scripts/lib/http-ready.mjs';
import { freePort } from '../scripts/lib/free-port.cjs';
import { inProject } from '../scripts/lib/project.mjs';
import { openShop } from '../scripts/lib/shop.mjs';
import { ensureBuild, ensureDependencies, ensureSeed } from '../scripts/ensure.mjs';

/** Lighthouse as it comes, for a phone; the median of so many runs. */
const RUNS = Number(process.env.RUNS ?? 5);
/** What each page has to reach, from 0 to 100; search engines are not led into carts. */
const EVERYWHERE = { performance: 95, accessibility: 100, 'best-practices': 100 };
const PAGES = [
  { path: '/products/pizza', least: { ...EVERYWHERE, seo: 100 } },
  { path: '/product/pizza-margherita', least: { ...EVERYWHERE, seo: 100 } },
  { path: '/cart', hasCart: true, least: EVERYWHERE },
  { path: '/checkout', hasCart: true, least: EVERYWHERE },
];
/** Two dishes, as the shop's own cookie has them. */
const CART = { name: 'cart', value: '1_2t.1_2x.2' };
/** A browser that has just started is sometimes too slow to tell when it began. */
const TRIES = 3;
const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
const SHIFT = 'cumulative-layout-shift';

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Not among the shop's packages: hundreds of files that only this needs. */
const loadLighthouse = async () => {
  try {
    return {
      lighthouse: (await import('lighthouse')).default,
      chrome: await import('chrome-launcher'),
    };
  } catch {
    throw new Refusal('Lighthouse is not installed: npm install --no-save lighthouse@12');
  }
};

/** Into the browser itself: the page's own scripts read it too, and would find an empty cart. */
const fillCart = async (port, url) => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser.contexts()[0].addCookies([{ ...CART, url }]);
  await browser.close();
};

const measureOnce = async ({ lighthouse, chrome }, chromePath, { url, hasCart }) => {
  const browser = await chrome.launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    if (hasCart) await fillCart(browser.port, url);
    const { lhr } = await lighthouse(url, { port: browser.port, logLevel: 'silent' });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await browser.kill();
  }
};

const measure = async (tools, chromePath, page, tries = TRIES) => {
  try {
    return await measureOnce(tools, chromePath, page);
  } catch (error) {
    if (tries === 1) throw error;
    return measure(tools, chromePath, page, tries - 1);
  }
};

/** What is in the way of a full score, for whoever mends it. */
const shortOf = (lhr, category) =>
  lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => id);

const reportOf = (path, least, runs) => {
  const scores = Object.fromEntries(
    Object.keys(runs[0].categories).map((name) => [
      name,
      Math.round(median(runs.map(({ categories }) => categories[name].score)) * 100),
    ]),
  );
  const figures = Object.fromEntries(
    [...AUDITS, SHIFT].map((id) => [id, median(runs.map(({ audits }) => audits[id].numericValue))]),
  );
  const short = Object.entries(least)
    .filter(([name, limit]) => scores[name] < limit)
    .map(([name]) => `${name}: ${shortOf(runs[0], name).join(', ')}`);
  console.log(`${path}  ${JSON.stringify(scores)}`);
  console.log(
    `  ${AUDITS.map((id) => `${id} ${Math.round(figures[id])} ms`).join(', ')}, ${SHIFT} ${figures[SHIFT].toFixed(3)}`,
  );
  short.forEach((line) => console.log(`  short of its limit in ${line}`));
  return { path, scores, figures, short };
};

/** `node bench/lighthouse.mjs`: what Lighthouse says of menu, product, cart and checkout. */
await command(async () => {
  await ensureDependencies();
  const tools = await loadLighthouse();
  const chromePath = await findChromium(process.env);
  await ensureBuild();
  const env = withDatabase({ ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent' });
  await ensureSeed(env);
  const port = await freePort();
  const shop = await openShop({ env, port, onEnd: () => undefined });
  const results = [];
  try {
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`, { isOff: () => false });
    for (const { path, least, hasCart = false } of PAGES) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(
          await measure(tools, chromePath, { url: `http://localhost:${port}${path}`, hasCart }),
        );
      }
      results.push(reportOf(path, least, runs));
    }
  } finally {
    await shop.stop(0);
  }
  mkdirSync(inProject('bench/results'), { recursive: true });
  writeFileSync(inProject('bench/results/lighthouse.json'), JSON.stringify(results, null, 2));
  return results.some(({ short }) => short.length > 0) ? 1 : 0;
});
