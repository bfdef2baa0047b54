import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import { countCharacters } from '../text/characters';

export const CANCEL_REASONS = [
  'out_of_items',
  'kitchen_closed',
  'too_busy',
  'cannot_deliver',
  'customer_request',
  'payment_failed',
  'not_accepted',
  'other',
] as const;

/** Why an order was cancelled. Rules 13.4. */
export type CancelReason = (typeof CANCEL_REASONS)[number];

export interface Cancellation {
  readonly reason: CancelReason;
  /** What somebody added in their own words; null when nothing. */
  readonly text: string | null;
}

export interface CancelTextTooLong {
  readonly kind: 'cancel.text_too_long';
  /** Both in characters as people count them. */
  readonly max: number;
  readonly length: number;
}

export const MAX_CANCEL_TEXT = 500;

/** A cancellation with its words, without the spaces around them. Refuses more than 500 characters. Rules 13.4. */
export const validateCancellation = (
  reason: CancelReason,
  text: string | null,
): Result<CancelTextTooLong, Cancellation> => {
  const trimmed = text?.trim() ?? '';
  const length = countCharacters(trimmed);
  return length > MAX_CANCEL_TEXT
    ? refuse({ kind: 'cancel.text_too_long', max: MAX_CANCEL_TEXT, length })
    : ok({ reason, text: trimmed === '' ? null : trimmed });
};
