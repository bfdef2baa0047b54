import type { Store } from 'redux';
import { doPresses } from '../../application/press/do-presses';
import { readPresses } from '../../application/press/press';
import type { ShopState } from '../../application/store/root-reducer';

/** Where the page's first script keeps presses that nobody took. */
const KEPT_PRESSES = 'presses';

/** What was pressed, also what a reload or a step back came before. */
const takeKept = (page: Window): string => {
  try {
    const kept = page.sessionStorage.getItem(KEPT_PRESSES) ?? '';
    page.sessionStorage.removeItem(KEPT_PRESSES);
    return kept;
  } catch {
    // Where nothing may be kept, nothing was.
    return '';
  }
};

const take = (store: Store<ShopState>, page: Window): void => {
  const early = page.presses;
  if (!early || early.sent) return;
  doPresses(store, readPresses(takeKept(page)));
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
