import type { ChangeEvent } from 'react';
import { digitsOf } from '../../domain/text/digits';

/** What stands in a field and where its caret is, counted from 0. */
export interface TextAndCaret {
  readonly text: string;
  readonly caret: number;
}

/** What a key, a paste or a keyboard of a phone has made of a field. */
export interface FieldEdit extends TextAndCaret {
  /** In the words of the browser's `InputEvent`, such as `deleteContentBackward`. */
  readonly inputType: string;
}

const digitsBehind = ({ text, caret }: TextAndCaret): number => digitsOf(text.slice(caret)).length;

/** The place right behind a digit that has so many digits after it. */
const caretBefore = (digits: number, text: string): number => {
  if (digits === 0) return text.length;
  const places = Array.from(text, (_, caret) => caret);
  return places.find((caret) => digitsBehind({ text, caret }) === digits) ?? 0;
};

/** The key that deletes met a sign of the mask: what is meant is the digit beyond it. */
const withoutDigit = ({ text, caret, inputType }: FieldEdit): TextAndCaret => {
  const before = text.slice(0, caret);
  const after = text.slice(caret);
  if (inputType !== 'deleteContentBackward')
    return { text: before + after.replace(/^(\D*)\d/, '$1'), caret };
  const shorter = before.replace(/\d(\D*)$/, '$1');
  return { text: shorter + after, caret: shorter.length };
};

const DELETES = new Set(['deleteContentBackward', 'deleteContentForward']);

/**
 * Returns what a field with a mask holds after an edit: the text in its mask, and the caret where the customer
 * left it, also in the middle. `before` is what the field held. What a mask does to the beginning of a
 * number moves nothing behind the caret, so it is the digits there that are counted.
 */
export const maskedEdit = (
  before: string,
  edit: FieldEdit,
  mask: (text: string) => string,
): TextAndCaret => {
  const isSignDeleted =
    DELETES.has(edit.inputType) &&
    edit.text.length < before.length &&
    digitsOf(edit.text) === digitsOf(before);
  const meant = isSignDeleted ? withoutDigit(edit) : edit;
  const text = mask(meant.text);
  return { text, caret: caretBefore(digitsBehind(meant), text) };
};

/** Puts what was typed into its mask, in the element itself, and returns the text. */
export const takeMasked = (
  { target, nativeEvent }: ChangeEvent<HTMLInputElement>,
  before: string,
  mask: (text: string) => string,
): string => {
  const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
  const edit = {
    text: target.value,
    caret: target.selectionStart ?? target.value.length,
    inputType,
  };
  const { text, caret } = maskedEdit(before, edit, mask);
  // Written before React does it, which would leave the caret at the end.
  target.value = text;
  if (document.activeElement === target) target.setSelectionRange(caret, caret);
  return text;
};
