import type { AttemptStorage } from '../../application/ports/order-platform';
import { attempt } from './attempt';

const KEY = 'placing';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type SessionArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `area` is asked for only when needed, since merely touching it may be forbidden. */
export const sessionAttempt = (area: () => SessionArea): AttemptStorage => ({
  load: () =>
    attempt(() => {
      const key = area().getItem(KEY);
      return key !== null && UUID.test(key) ? key : null;
    }, null),
  save: (key) => {
    attempt(() => {
      if (key === null) area().removeItem(KEY);
      else area().setItem(KEY, key);
    }, undefined);
  },
});
