import type { StoredOrderKey } from '../../domain/order/stored-order-keys';
import { readTrackingKey } from '../../domain/order/order-tracking';
import { instant } from '../../domain/time/instant';
import type { TextCodec } from './stored-text';

/** The key, when the order was placed, and whether it has ended; no key has a space or a comma. */
const encode = ({ key, placedAt, hasEnded }: StoredOrderKey): string =>
  `${key} ${String(placedAt)}${hasEnded ? ' ended' : ''}`;

const decode = (text: string): readonly StoredOrderKey[] => {
  const [, written = '', placedAt, ended] = /^(\S+) (\d{1,15})( ended)?$/.exec(text) ?? [];
  const key = readTrackingKey(written);
  return key.ok
    ? [{ key: key.value, placedAt: instant(Number(placedAt)), hasEnded: ended !== undefined }]
    : [];
};

/** The keys of orders that were placed in this browser without an account. */
export const orderKeysCodec: TextCodec<readonly StoredOrderKey[]> = {
  encode: (keys) => keys.map(encode).join(','),
  decode: (text) => text.split(',').flatMap(decode),
};
