import type { KeptReferral } from '../../domain/referral/kept-referral';
import { referralIdOf } from '../../domain/referral/referral-id';
import { instant } from '../../domain/time/instant';
import type { TextCodec } from './stored-text';

/** The id, and since when it is stored; no id has a space. */
export const referralCodec: TextCodec<KeptReferral | null> = {
  encode: (referral) => (referral ? `${referral.id} ${String(referral.keptAt)}` : ''),
  decode: (text) => {
    const [, written = '', keptAt] = /^(\S+) (\d{1,15})$/.exec(text) ?? [];
    const id = referralIdOf(written);
    return id === null ? null : { id, keptAt: instant(Number(keptAt)) };
  },
};
