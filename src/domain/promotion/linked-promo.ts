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
 * What is kept after an address was opened: a new code takes the place of an older one, and one
 * that was tried does not come to life again when the page is loaded once more. Rules 9.5.
 */
export const keepLinkedPromo = (
  kept: LinkedPromo | null,
  fromLink: PromoCode | null,
): LinkedPromo | null =>
  fromLink === null || fromLink === kept?.code ? kept : { code: fromLink, state: 'waiting' };

export interface LinkedPromoTry {
  /** The code to try now; null when there is none. */
  readonly toTry: PromoCode | null;
  /** What is kept from now on. */
  readonly kept: LinkedPromo | null;
}

/**
 * Tries a kept code as soon as something is in the cart, and only once, whatever comes of it. A
 * code that the cart already has needs no try. Rules 9.5.
 */
export const tryLinkedPromo = (
  kept: LinkedPromo | null,
  cartLines: number,
  codeInCart: PromoCode | null,
): LinkedPromoTry => {
  if (kept?.state !== 'waiting' || cartLines === 0) return { toTry: null, kept };
  const { code } = kept;
  return { toTry: code === codeInCart ? null : code, kept: { code, state: 'tried' } };
};
