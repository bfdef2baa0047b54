import { chromium } from '@playwright/test';
import { command } from '../scripts/lib/command.mjs';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { withDatabase } from '../scripts/lib/database.mjs';
import { waitUntilReady } from '../scripts/lib/http-ready.mjs';
import { freePort } from '../scripts/lib/free-port.cjs';
import { openShop } from '../scripts/lib/shop.mjs';
import { ensureBuild, ensureDependencies, ensureSeed } from '../scripts/ensure.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const SLOWER = 4;
/** In milliseconds, from the touch or key to the picture. */
const LIMIT = 100;
/** What the browser does not tell, because it is shorter. */
const SHORTEST = 16;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
/** In milliseconds, in which everything that follows a touch is over. */
const OVER = 1_500;

/** By its place: what Playwright does to find out whether it can be touched is no part of it. */
const touch = async (page, target) => {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  return () => page.touchscreen.tap(x + width / 2, y + height / 2);
};

const typing = async (page, field, text) => {
  await field.focus();
  return () => page.keyboard.type(text, { delay: 300 });
};

const button = (page, name) => page.getByRole('button', { name }).first();

/** On each page, what is done there one after another. */
const WAYS = [
  {
    path: '/products/pizza',
    steps: [
      ['add to cart', (page) => touch(page, button(page, /^Add to cart: Four Cheese/))],
      ['one more', (page) => touch(page, button(page, /^Increase quantity: Four Cheese/))],
      ['one less', (page) => touch(page, button(page, /^Decrease quantity: Four Cheese/))],
      ['open search', (page) => touch(page, button(page, 'Search'))],
    ],
  },
  {
    path: '/products/pizza',
    steps: [
      [
        'open a dish',
        (page) => touch(page, page.getByRole('link', { name: 'Capricciosa' }).first()),
      ],
      ['another crust', (page) => touch(page, page.getByRole('dialog').getByText('Thin').first())],
    ],
  },
  {
    path: '/',
    steps: [
      [
        'type a street',
        (page) => typing(page, page.getByLabel('Where shall we bring it?').first(), 'vitosha'),
      ],
    ],
  },
  {
    path: '/checkout',
    steps: [
      ['pay by cash', (page) => touch(page, page.getByText('Cash', { exact: true }).first())],
    ],
  },
];

const noteEvents = () => {
  globalThis.noted = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) globalThis.noted.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
};

/** The longest of the interactions that belong to a step, as the browser itself measures it. */
const measure = async (page, prepare) => {
  const act = await prepare(page);
  await page.waitForTimeout(OVER);
  await page.evaluate(() => {
    globalThis.noted = [];
  });
  await act();
  await page.waitForTimeout(OVER);
  return page.evaluate((shortest) => Math.max(shortest, ...globalThis.noted), SHORTEST);
};

const walk = async (browser, url, { path, steps }, times) => {
  const context = await browser.newContext(PHONE);
  // Two dishes, as the shop's own cookie has them.
  if (path === '/checkout') await context.addCookies([{ name: 'cart', value: '1_2t.1_2x.2', url }]);
  const page = await context.newPage();
  await page.addInitScript(noteEvents);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (const [name, prepare] of steps)
    times.set(name, [...(times.get(name) ?? []), await measure(page, prepare)]);
  await context.close();
};

const report = (times) => {
  console.log(`\nTouches and keys on a phone, ${SLOWER}x slower, of ${RUNS} runs (ms)\n`);
  const leasts = [...times].map(([name, measured]) => {
    const sorted = measured.toSorted((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)];
    console.log(`${name.padEnd(16)} least ${sorted[0]}   median ${median}   may be ${LIMIT}`);
    return sorted[0];
  });
  return leasts.every((least) => least <= LIMIT);
};

/** `node bench/interactions.mjs`: how soon a phone with a quarter of this machine's speed answers. */
await command(async () => {
  await ensureDependencies();
  const executablePath = await findChromium(process.env);
  await ensureBuild();
  const env = withDatabase({ ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent' });
  await ensureSeed(env);
  const port = await freePort();
  const shop = await openShop({ env, port, onEnd: () => undefined });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const times = new Map();
  try {
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`, { isOff: () => false });
    const url = `http://sofia.localhost:${port}`;
    for (let run = 0; run < RUNS; run += 1)
      for (const way of WAYS) await walk(browser, url, way, times);
  } finally {
    await browser.close();
    await shop.stop(0);
  }
  return report(times) ? 0 : 1;
});
