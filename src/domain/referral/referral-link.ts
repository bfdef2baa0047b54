import type { Locales } from '../locale/locale-path';
import { localePath } from '../locale/locale-path';
import { linkParameter } from '../navigation/link-parameter';
import type { ReferralId } from './referral-id';
import { referralIdOf } from './referral-id';

/** The link by which a customer invites friends: the city's home page in their language. Rules 12.2. */
export const referralLink = (
  baseUrl: string,
  locale: string,
  locales: Locales,
  id: ReferralId,
): string => `${baseUrl.replace(/\/+$/, '')}${localePath('/', locale, locales)}?ref=${id}`;

/** The id in the address of any page, null when it has none or one that cannot be. Rules 12.2. */
export const referralFromLink = (address: string): ReferralId | null => {
  const id = linkParameter(address, 'ref');
  return id === null ? null : referralIdOf(id);
};
