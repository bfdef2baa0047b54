import { linkParameter } from '../navigation/link-parameter';
import type { PromoCode } from './promo-code';
import { readPromoCode } from './promo-code';

/** A code that came with a link, for as long as the session lasts. Rules 9.5. */
export interface LinkedPromo {
  readonly code: PromoCode;
  readonly state: 'waiting' | 'tried';
}

/** The code that an address carries as `?promocode=X`, in normal form; null when it carries none. Rules 9.5. */
export const promoFromLink = (address: string): PromoCode | null => {
  const read = readPromoCode(linkParameter(address, 'promocode') ?? '');
  return read.ok ? read.value : null;
};

/**
 * Returns the code to persist after a link was opened: a new code replaces an older one, and one
 * that was tried does not come to life again when the page is loaded once more. Rules 9.5.
 */
export const linkPromo = (
  stored: LinkedPromo | null,
  fromLink: PromoCode | null,
): LinkedPromo | null =>
  fromLink === null || fromLink === stored?.code ? stored : { code: fromLink, state: 'waiting' };

export interface LinkedPromoTry {
  /** The code to try now; null when there is none. */
  readonly toTry: PromoCode | null;
  /** The code to persist. */
  readonly stored: LinkedPromo | null;
}

/**
 * Tries a stored code as soon as something is in the cart, and only once, whatever the result. A
 * code that the cart already has needs no try. Rules 9.5.
 */
export const tryLinkedPromo = (
  stored: LinkedPromo | null,
  cartLines: number,
  codeInCart: PromoCode | null,
): LinkedPromoTry => {
  if (stored?.state !== 'waiting' || cartLines === 0) return { toTry: null, stored };
  const { code } = stored;
  return { toTry: code === codeInCart ? null : code, stored: { code, state: 'tried' } };
};
