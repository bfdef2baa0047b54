import type { Store } from 'redux';
import { readPress } from '../../application/press/press';
import { pressAction } from '../../application/press/press-action';
import type { ShopState } from '../../application/store/root-reducer';

/**
 * Does what was pressed before the page came alive: each press once, in its order. From then on the
 * page answers presses itself, and shows its own counts.
 */
export const takePresses = (store: Store<ShopState>, page: Window): void => {
  const early = page.presses;
  if (!early || early.sent) return;
  const presses = early.list.split(' ').filter(Boolean);
  early.list = '';
  for (const value of presses) {
    const press = readPress(value);
    const action = press && pressAction(press, store.getState());
    if (action) store.dispatch(action);
  }
  for (const shown of page.document.querySelectorAll('[data-n]')) shown.removeAttribute('data-n');
};
