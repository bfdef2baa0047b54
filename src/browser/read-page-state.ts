import { withUntouched } from '../application/store/page-state';
import type { ShopState } from '../application/store/root-reducer';

/** The state that the server wrote into the page; null on a page that was made without one. */
export const readPageState = (page: Document): ShopState | null => {
  const text = page.getElementById('state')?.textContent;
  // Ours: written by the same version of the shop, in the page that loaded this script.
  return text ? withUntouched(JSON.parse(text) as Partial<ShopState>) : null;
};
