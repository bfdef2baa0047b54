import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import { countCharacters } from '../text/characters';

declare const normalCode: unique symbol;

/** A promo code in its normal form, so that equal codes are equal texts. Rules 9.1. */
export type PromoCode = string & { readonly [normalCode]: true };

export interface PromoCodeTooLong {
  readonly kind: 'promo.too_long';
  /** The most characters that a code may have. */
  readonly max: number;
}

export const MAX_PROMO_CODE_CHARACTERS = 32;

/** Spaces of every width, and signs that are copied along without being seen. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/**
 * Upper case that is the same in every language. By way of lower case, since ẞ and ß only meet
 * there; a dotted İ loses its dot, so that the four letters i of a Turkish keyboard are one.
 */
const upperCase = (decomposed: string): string =>
  decomposed
    .toLowerCase()
    .toUpperCase()
    .normalize('NFKD')
    .replace(/I\u0307+/gu, 'I');

/** A code as it is compared: without spaces, wide or joined letters and lower case. Rules 9.1. */
export const normalPromoCode = (text: string): string =>
  upperCase(text.normalize('NFKD').replace(UNSEEN, '')).normalize('NFKC');

/**
 * The code that a customer typed or a link carries; null when there is none. Refuses one of more
 * than 32 characters, as people count them, in its normal form. Rules 9.1.
 */
export const readPromoCode = (text: string): Result<PromoCodeTooLong, PromoCode | null> => {
  const code = normalPromoCode(text);
  if (code === '') return ok(null);
  return countCharacters(code) > MAX_PROMO_CODE_CHARACTERS
    ? refuse({ kind: 'promo.too_long', max: MAX_PROMO_CODE_CHARACTERS })
    : // It was just brought into its normal form.
      ok(code as PromoCode);
};
