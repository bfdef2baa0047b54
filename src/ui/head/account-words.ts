import type { WordsOfPages } from './page-words';
import { plainWords } from './page-words';

type AccountPages =
  'account' | 'accountAddress' | 'accountBonuses' | 'accountProfile' | 'accountReferral';

/** Of the pages that are a customer's own: nothing of the customer is in them. */
export const ACCOUNT_WORDS: WordsOfPages<AccountPages> = {
  account: (_, __, t) => plainWords(t('account.title')),
  accountAddress: (_, __, t) => plainWords(t('account.addresses')),
  accountBonuses: (_, __, t) => plainWords(t('account.bonuses')),
  accountProfile: (_, __, t) => plainWords(t('account.profile')),
  accountReferral: (_, __, t) => plainWords(t('account.invite')),
};
