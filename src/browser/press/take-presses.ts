import type { Store } from 'redux';
import { doPresses } from '../../application/press/do-presses';
import { readPresses } from '../../application/press/press';
import type { ShopState } from '../../application/store/root-reducer';

const take = (store: Store<ShopState>, page: Window): void => {
  const early = page.presses;
  if (!early || early.sent) return;
  const presses = readPresses(early.list);
  early.list = '';
  doPresses(store, presses);
  for (const shown of page.document.querySelectorAll('[data-n]')) shown.removeAttribute('data-n');
};

/**
 * Does what was pressed before the page came alive: each press once, in its order. From then on the
 * page answers presses itself, and shows its own counts. A button under a finger is waited for, and
 * `atOnce` shows what comes of it in one go: a button that gave way to another one between press and
 * release would take the press with it.
 */
export const takePresses = (
  store: Store<ShopState>,
  page: Window,
  atOnce: (work: () => void) => void,
): void => {
  const takeAtOnce = (): void => {
    atOnce(() => {
      take(store, page);
    });
  };
  if (page.document.querySelector('button:active') === null) {
    takeAtOnce();
    return;
  }
  const afterwards = (): void => {
    // What is let go is clicked right after it.
    page.setTimeout(takeAtOnce);
  };
  page.addEventListener('pointerup', afterwards, { once: true });
  page.addEventListener('pointercancel', afterwards, { once: true });
};
