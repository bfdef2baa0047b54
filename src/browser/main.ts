/**
 * All of this is in the files that a page loads at once. It is made ready in pieces, each in a task of
 * its own, between which the browser paints and scrolls: on a slow phone all of it at once takes half a
 * second. Each piece finds ready what the ones before it have brought.
 */
const PIECES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '../application/store/create-store'),
  () => import(/* webpackMode: "eager" */ '../ui/app/app'),
];

/** An invitation or a code in the address is to be noted in this very task: nobody waits for the next. */
const isUrgent = /[?&](ref|promocode)=/.test(window.location.search);

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      resolve();
    };
    port2.postMessage(null);
  });

const bringAlive = async (): Promise<void> => {
  for (const makeReady of PIECES) {
    await makeReady();
    if (!isUrgent) await nextTask();
  }
  const { startShop } = await import(/* webpackMode: "eager" */ './start-shop');
  await startShop();
};

void bringAlive();

export {};
