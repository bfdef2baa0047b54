import type { AvoidedAllergensStorage } from '../../application/ports/avoided-allergens-storage';
import { readAvoided, writeAvoided } from '../../domain/customer/avoided-allergens';
import { attempt } from '../storage/attempt';

const KEY = 'avoidedAllergens';

type LocalArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `area` is asked for only when needed, since merely touching it may be forbidden. */
export const localAvoidedAllergens = (area: () => LocalArea): AvoidedAllergensStorage => ({
  load: () => attempt(() => readAvoided(area().getItem(KEY)), null),
  save: (codes) => {
    attempt(() => {
      if (codes.length === 0) area().removeItem(KEY);
      else area().setItem(KEY, writeAvoided(codes));
    }, undefined);
  },
});
