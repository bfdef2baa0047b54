import type { TextCodec } from './stored-text';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The idempotency key of an order that is being placed; null for none. */
export const attemptKeyCodec: TextCodec<string | null> = {
  encode: (key) => key ?? '',
  decode: (text) => (UUID.test(text) ? text : null),
};
