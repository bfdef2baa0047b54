import { canonicalPath } from './canonical-path';

/**
 * The segment after one of these words opens an order or a login. The words count wherever they
 * stand, so that an address that only resembles one of ours is masked as well.
 */
const SECRET_SEGMENT = /\/(telegram|payment|track|attempts|success)\/[^/]+/g;

/** Eight digits or more in a row: somebody's phone, at an address that has none of ours. */
const PHONE = /\d{8,}/g;

/** A path as both programs log it: in one spelling, without a query, with "…" in place of a secret. */
export const loggedPath = (path: string): string =>
  canonicalPath(path)
    .replace(/[?#].*$/s, '')
    .replace(SECRET_SEGMENT, '/$1/…')
    .replace(PHONE, '…');
