/**
 * The page of a list that an address asks for, counted from 1. Anything that is no such number, also
 * nothing, stands for the first page; one that no list reaches stays one, so that it is reported to be
 * missing and not taken for the first. Rules 4.2.
 */
export const pageNumber = (text: string | null | undefined): number =>
  /^[1-9]\d*$/.test(text ?? '') ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : 1;
