import type { LinkedPromo } from '../../domain/promotion/linked-promo';
import { readPromoCode } from '../../domain/promotion/promo-code';
import type { TextCodec } from './stored-text';

/** Marks a code that was tried; no code has a space. */
const TRIED = ' tried';

/** The promo code of a link; null for none. */
export const linkedPromoCodec: TextCodec<LinkedPromo | null> = {
  encode: (promo) => (promo ? promo.code + (promo.state === 'tried' ? TRIED : '') : ''),
  decode: (text) => {
    const isTried = text.endsWith(TRIED);
    const code = readPromoCode(isTried ? text.slice(0, -TRIED.length) : text);
    return code.ok && code.value !== null
      ? { code: code.value, state: isTried ? 'tried' : 'waiting' }
      : null;
  },
};
