import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import { countCharacters, firstCharacters } from '../text/characters';

export const MAX_ORDER_COMMENT = 500;
export const MIN_ORDER_PERSONS = 1;
export const MAX_ORDER_PERSONS = 20;

export interface OrderCommentTooLong {
  readonly kind: 'order.comment_too_long';
  /** Both in characters as people count them. */
  readonly max: number;
  readonly length: number;
}

/** A comment without the spaces around it; refuses more than 500 characters. Rules 13.7. */
export const validateOrderComment = (text: string): Result<OrderCommentTooLong, string> => {
  const comment = text.trim();
  const length = countCharacters(comment);
  return length > MAX_ORDER_COMMENT
    ? refuse({ kind: 'order.comment_too_long', max: MAX_ORDER_COMMENT, length })
    : ok(comment);
};

/** As much of a comment as an order can hold, for a field that takes no more. Rules 13.7. */
export const clampOrderComment = (text: string): string => firstCharacters(text, MAX_ORDER_COMMENT);
