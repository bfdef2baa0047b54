import type { DismissedWarningsStorage } from '../../application/ports/dismissed-warnings-storage';
import { attempt } from './attempt';

const KEY = 'dismissedWarnings';

type SessionArea = Pick<Storage, 'getItem' | 'setItem'>;

/** Whatever else stands there was written by somebody else. */
const textsOf = (json: string | null): readonly string[] => {
  const kept: unknown = JSON.parse(json ?? '[]');
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
};

/** `area` is asked for only when needed, since merely touching it may be forbidden. */
export const sessionDismissedWarnings = (area: () => SessionArea): DismissedWarningsStorage => ({
  load: () => attempt(() => textsOf(area().getItem(KEY)), []),
  save: (dismissed) => {
    attempt(() => {
      area().setItem(KEY, JSON.stringify(dismissed));
    }, undefined);
  },
});
