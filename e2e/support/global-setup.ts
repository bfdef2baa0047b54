import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';

const SHOP = path.resolve(__dirname, '../../scripts/e2e-shop.mjs');

const untilOpen = (shop: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    shop.once('message', () => {
      resolve();
    });
    shop.once('exit', () => {
      reject(new Error('The shop for the browser tests did not open; the reason is above.'));
    });
  });

const untilClosed = (shop: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (shop.exitCode !== null) {
      resolve();
      return;
    }
    shop.once('exit', () => {
      resolve();
    });
    shop.kill('SIGTERM');
  });

/**
 * Opens the built shop for all tests, and closes it after them. With SHOP_URL set the tests visit
 * the shop that is open there instead.
 */
const openShop = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.SHOP_URL) return undefined;
  const shop = fork(SHOP, { execArgv: [] });
  await untilOpen(shop);
  process.env.SHOP_URL = `http://localhost:${String(process.env.E2E_PORT)}`;
  return () => untilClosed(shop);
};

export { openShop as default };
