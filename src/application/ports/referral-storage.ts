import type { KeptReferral } from '../../domain/referral/kept-referral';

/** Keeps an invitation in this browser. Never throws. */
export interface ReferralStorage {
  load(): KeptReferral | null;
  save(kept: KeptReferral | null): void;
}
