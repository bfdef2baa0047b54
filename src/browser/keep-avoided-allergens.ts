import type { Store } from 'redux';
import { avoidedAllergensRestored } from '../application/allergen/avoided-allergens-slice';
import type { AvoidedAllergensStorage } from '../application/ports/avoided-allergens-storage';
import type { ShopState } from '../application/store/root-reducer';

/**
 * Keeps on the device which allergens its owner marked, and takes over what another window has
 * marked. The server never hears of it: it is about somebody's health.
 */
export const keepAvoidedAllergens = (
  store: Store<ShopState>,
  storage: AvoidedAllergensStorage,
): void => {
  const takeOver = (): void => {
    const codes = storage.load();
    if (codes === null || codes.join() === store.getState().avoidedAllergens.join()) return;
    store.dispatch(avoidedAllergensRestored(codes));
  };
  takeOver();
  let kept = store.getState().avoidedAllergens;
  store.subscribe(() => {
    const { avoidedAllergens } = store.getState();
    if (avoidedAllergens === kept) return;
    kept = avoidedAllergens;
    storage.save(avoidedAllergens);
  });
  // Told to every other window, never to the one that wrote.
  window.addEventListener('storage', takeOver);
};
