import type { OrderKeyStorage } from '../../application/ports/order-key-storage';
import type { HeldOrderKey } from '../../domain/order/held-order-keys';
import { readTrackingKey } from '../../domain/order/order-tracking';
import { instant } from '../../domain/time/instant';
import { attempt } from './attempt';

const KEY = 'orders';

type LocalArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key, when the order was placed, and whether it has ended; no key has a space or a comma. */
const write = ({ key, placedAt, hasEnded }: HeldOrderKey): string =>
  `${key} ${String(placedAt)}${hasEnded ? ' ended' : ''}`;

const read = (text: string): readonly HeldOrderKey[] => {
  const [, written = '', placedAt, ended] = /^(\S+) (\d{1,15})( ended)?$/.exec(text) ?? [];
  const key = readTrackingKey(written);
  return key.ok
    ? [{ key: key.value, placedAt: instant(Number(placedAt)), hasEnded: ended !== undefined }]
    : [];
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
