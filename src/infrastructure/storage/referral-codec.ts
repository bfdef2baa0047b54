import type { PersistedReferral } from '../../domain/referral/persisted-referral';
import { referralIdOf } from '../../domain/referral/referral-id';
import { instant } from '../../domain/time/instant';
import type { TextCodec } from './stored-text';

/** The id, and since when it is stored; no id has a space. */
export const referralCodec: TextCodec<PersistedReferral | null> = {
  encode: (referral) => (referral ? `${referral.id} ${String(referral.storedAt)}` : ''),
  decode: (text) => {
    const [, written = '', storedAt] = /^(\S+) (\d{1,15})$/.exec(text) ?? [];
    const id = referralIdOf(written);
    return id === null ? null : { id, storedAt: instant(Number(storedAt)) };
  },
};
