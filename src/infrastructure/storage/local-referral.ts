import type { ReferralStorage } from '../../application/ports/referral-storage';
import type { KeptReferral } from '../../domain/referral/kept-referral';
import { referralIdOf } from '../../domain/referral/referral-id';
import { instant } from '../../domain/time/instant';
import { attempt } from './attempt';

/** The spelling is the contract's. */
export const REFERRAL_KEY = 'reffererId';

type LocalArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The id, and since when it is kept; no id has a space. */
const write = ({ id, keptAt }: KeptReferral): string => `${id} ${String(keptAt)}`;

const read = (text: string): KeptReferral | null => {
  const [, written = '', keptAt] = /^(\S+) (\d{1,15})$/.exec(text) ?? [];
  const id = referralIdOf(written);
  return id === null ? null : { id, keptAt: instant(Number(keptAt)) };
};

/** `area` is asked for only when needed, since merely touching it may be forbidden. */
export const localReferral = (area: () => LocalArea): ReferralStorage => ({
  load: () => attempt(() => read(area().getItem(REFERRAL_KEY) ?? ''), null),
  save: (kept) => {
    attempt(() => {
      if (kept) area().setItem(REFERRAL_KEY, write(kept));
      else area().removeItem(REFERRAL_KEY);
    }, undefined);
  },
});
