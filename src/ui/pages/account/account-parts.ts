import type { IconName } from '../../components/icon';

export interface AccountPart {
  readonly to: string;
  /** The key of its words. */
  readonly text: string;
  readonly icon: IconName;
}

/** The pages below the account, in the order in which they are needed. */
export const ACCOUNT_PARTS: readonly AccountPart[] = [
  { to: '/account/orders', text: 'orders.title', icon: 'bag' },
  { to: '/account/address', text: 'account.addresses', icon: 'pin' },
  { to: '/account/bonuses', text: 'account.bonuses', icon: 'coin' },
  { to: '/account/profile', text: 'account.profile', icon: 'user' },
  { to: '/account/referral', text: 'account.invite', icon: 'gift' },
];

export const OVERVIEW: AccountPart = { to: '/account', text: 'account.overview', icon: 'home' };
