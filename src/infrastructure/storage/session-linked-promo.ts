import type { LinkedPromoStorage } from '../../application/ports/linked-promo-storage';
import type { LinkedPromo } from '../../domain/promotion/linked-promo';
import { readPromoCode } from '../../domain/promotion/promo-code';
import { attempt } from './attempt';

const KEY = 'linkedPromo';

/** Marks a code that was tried; no code has a space. */
const TRIED = ' tried';

type SessionArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const write = ({ code, state }: LinkedPromo): string => (state === 'tried' ? code + TRIED : code);

const read = (text: string): LinkedPromo | null => {
  const isTried = text.endsWith(TRIED);
  const code = readPromoCode(isTried ? text.slice(0, -TRIED.length) : text);
  return code.ok && code.value !== null
    ? { code: code.value, state: isTried ? 'tried' : 'waiting' }
    : null;
};

/** `area` is asked for only when needed, since merely touching it may be forbidden. */
export const sessionLinkedPromo = (area: () => SessionArea): LinkedPromoStorage => ({
  load: () => attempt(() => read(area().getItem(KEY) ?? ''), null),
  save: (kept) => {
    attempt(() => {
      if (kept) area().setItem(KEY, write(kept));
      else area().removeItem(KEY);
    }, undefined);
  },
});
