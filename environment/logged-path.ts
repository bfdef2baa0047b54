import { canonicalPath } from './canonical-path';

/**
 * What follows one of these words opens an order, a login or the tickets of a printer. The words count
 * wherever they stand, so that an address that only resembles one of ours is masked as well.
 */
const SECRET_REST = /\/(telegram|payment|track|attempts|success|print)(?![\w-]).+/;

/** Eight digits or more, however they are parted: somebody's phone, at an address that has none of ours. */
const PHONE = /\d(?:[\s().+-]{0,2}\d){7,}/g;

/** A path as both programs log it: in one spelling, without a query, with "…" in place of a secret. */
export const loggedPath = (path: string): string =>
  canonicalPath(path)
    .replace(/[?#].*$/s, '')
    .replace(SECRET_REST, '/$1/…')
    .replace(PHONE, '…');
