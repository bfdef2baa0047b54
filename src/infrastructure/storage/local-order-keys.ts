import type { OrderKeyStorage } from '../../application/ports/order-key-storage';
import type { HeldOrderKey } from '../../domain/order/held-order-keys';
import { readTrackingKey } from '../../domain/order/order-tracking';
import { instant } from '../../domain/time/instant';
import { attempt } from './attempt';

const KEY = 'orders';

type LocalArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key, and when the order was placed; no key has a space or a comma. */
const write = ({ key, placedAt }: HeldOrderKey): string => `${key} ${String(placedAt)}`;

const read = (text: string): readonly HeldOrderKey[] => {
  const [, written = '', placedAt] = /^(\S+) (\d{1,15})$/.exec(text) ?? [];
  const key = readTrackingKey(written);
  return key.ok ? [{ key: key.value, placedAt: instant(Number(placedAt)) }] : [];
};

/** `area` is asked for only when needed, since merely touching it may be forbidden. */
export const localOrderKeys = (area: () => LocalArea): OrderKeyStorage => ({
  load: () => attempt(() => (area().getItem(KEY) ?? '').split(',').flatMap(read), []),
  save: (held) => {
    attempt(() => {
      if (held.length === 0) area().removeItem(KEY);
      else area().setItem(KEY, held.map(write).join(','));
    }, undefined);
  },
});
