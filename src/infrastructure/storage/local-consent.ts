import type { ConsentStorage } from '../../application/ports/consent-storage';
import { attempt } from './attempt';

const KEY = 'countVisits';

type LocalArea = Pick<Storage, 'getItem' | 'setItem'>;

/** `area` is asked for only when needed, since merely touching it may be forbidden. */
export const localConsent = (area: () => LocalArea): ConsentStorage => ({
  load: () =>
    attempt(() => {
      const answer = area().getItem(KEY);
      return answer === 'granted' || answer === 'denied' ? answer : null;
    }, null),
  save: (answer) => {
    // What cannot be kept is asked again on the next page.
    attempt(() => {
      area().setItem(KEY, answer);
    }, undefined);
  },
});

/** The server asks nobody. */
export const NO_CONSENT: ConsentStorage = { load: () => null, save: () => undefined };
