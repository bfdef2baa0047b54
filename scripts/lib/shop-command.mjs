import { command } from './command.mjs';
import { print } from './print.mjs';

/** @typedef {Awaited<ReturnType<typeof import('./shop.mjs').openShop>>} Shop */

const CHECK_EVERY = 500;
/** npm passes on a signal that we got ourselves as well: that is no second wish. */
const SAME_WISH = 1_000;

/** npm itself may be killed with no chance to tell us; a shop that nobody can stop must not stay. */
const stopWithNpm = (stop) => {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || stop(), CHECK_EVERY).unref();
};

/**
 * Runs a command that keeps a shop open until it is asked to close it.
 * @param {() => Promise<Shop>} open
 */
export const shopCommand = (open) => {
  /** @type {Shop | undefined} */
  let shop;
  let closingSince;
  const close = (code) => {
    // Still installing or building: nothing to close in good order.
    if (!shop) process.exit(code);
    if (closingSince === undefined) {
      closingSince = Date.now();
      print('Closing the shop …');
      shop.stop(0);
    } else if (Date.now() - closingSince > SAME_WISH) {
      shop.kill();
    }
  };
  return command(async () => {
    shop = await open();
    stopWithNpm(() => close(0));
    await shop.announce();
  }, close);
};
