import { nextTask } from './platform/next-task';

/**
 * All of this is in the files that a page loads at once. It is made ready in pieces, each in a task of
 * its own, between which the browser paints and scrolls: on a slow phone all of it at once takes half a
 * second. Each piece finds ready what the ones before it have brought.
 */
const PIECES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '../application/cart/cart-slice'),
  () => import(/* webpackMode: "eager" */ '../application/store/create-store'),
  () => import(/* webpackMode: "eager" */ '../ui/app/route-table'),
  () => import(/* webpackMode: "eager" */ '../ui/layout/header'),
  () => import(/* webpackMode: "eager" */ '../ui/layout/footer'),
  () => import(/* webpackMode: "eager" */ '../ui/app/app'),
];

/** An invitation or a code in the address is to be noted in this very task: nobody waits for the next. */
const isUrgent = /[?&](ref|promocode)=/.test(window.location.search);

const bringAlive = async (): Promise<void> => {
  for (const makeReady of PIECES) {
    // Also before the first: the file itself has just been read.
    if (!isUrgent) await nextTask();
    await makeReady();
  }
  if (!isUrgent) await nextTask();
  const { startShop } = await import(/* webpackMode: "eager" */ './start-shop');
  await startShop();
};

void bringAlive();
