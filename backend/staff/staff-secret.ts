import { createHash } from 'node:crypto';

/** How tokens and keys of links are stored, so that a copy of the database opens nothing. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
