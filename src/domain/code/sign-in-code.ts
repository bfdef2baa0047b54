import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import { digitsOf } from '../text/digits';
import { CODE_LENGTH } from './code-entry';

declare const fourDigits: unique symbol;

/** A sign-in code: a text of four digits, not a number, so that it keeps its leading zeros. Rules 18.3. */
export type SignInCode = string & { readonly [fourDigits]: true };

export type CodeRefusal =
  | { readonly kind: 'code.incomplete'; readonly missing: number }
  | { readonly kind: 'code.too_long'; readonly extra: number };

/**
 * The code that a text holds, such as the boxes' digits in a row. Signs between the digits do not
 * count, nor does the script they are written in. Refuses fewer than four digits, and more. Rules 18.3.
 */
export const validateCode = (text: string): Result<CodeRefusal, SignInCode> => {
  const digits = digitsOf(text);
  const missing = CODE_LENGTH - digits.length;
  if (missing > 0) return refuse({ kind: 'code.incomplete', missing });
  if (missing < 0) return refuse({ kind: 'code.too_long', extra: -missing });
  // Four digits: that is all the brand says.
  return ok(digits as SignInCode);
};
