import type { Store } from 'redux';
import type { ShopState } from '../../application/store/root-reducer';

/** Gives back the room that the head script leaves on the home page (`html-document.ts`), whenever nothing was ordered. */
export const releaseOrderRoom = (
  { getState, subscribe }: Pick<Store<ShopState>, 'getState' | 'subscribe'>,
  root: Pick<HTMLElement, 'dataset'>,
): void => {
  const release = (): void => {
    if (getState().lastOrder === null) delete root.dataset.ordered;
  };
  release();
  subscribe(release);
};
