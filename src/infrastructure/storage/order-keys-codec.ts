import type { StoredOrderKey } from '../../domain/order/stored-order-keys';
import { readTrackingKey } from '../../domain/order/order-tracking';
import { instant } from '../../domain/time/instant';
import { decodeAddress, encodeAddress } from './address-cookie';
import type { TextCodec } from './stored-text';

/** The key, when the order was placed, and whether it has ended or where it goes; none has a space or a comma. */
const encode = ({ key, placedAt, hasEnded, address }: StoredOrderKey): string =>
  [key, String(placedAt), hasEnded ? 'ended' : address && encodeAddress(address)]
    .filter(Boolean)
    .join(' ');

const decode = (text: string): readonly StoredOrderKey[] => {
  const [, written = '', placedAt, more = ''] = /^(\S+) (\d{1,15})(?: (\S+))?$/.exec(text) ?? [];
  const key = readTrackingKey(written);
  if (!key.ok) return [];
  const hasEnded = more === 'ended';
  const address = hasEnded ? null : decodeAddress(more);
  return [{ key: key.value, placedAt: instant(Number(placedAt)), hasEnded, address }];
};

/** The keys of orders that were placed in this browser without an account. */
export const orderKeysCodec: TextCodec<readonly StoredOrderKey[]> = {
  encode: (keys) => keys.map(encode).join(','),
  decode: (text) => text.split(',').flatMap(decode),
};
