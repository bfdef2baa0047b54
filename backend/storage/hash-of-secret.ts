import { createHash } from 'node:crypto';

/** How tokens and the keys of links are stored, so that a copy of the database opens nothing. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

const ID_LENGTH = 22;

/** By which a session is ended: tells two apart, and leads back neither to the token nor to what is stored. */
export const sessionIdOf = (tokenHash: string): string =>
  createHash('sha256').update(`session ${tokenHash}`).digest('base64url').slice(0, ID_LENGTH);
