import type { WordsOfPages } from './page-words';
import { plainWords } from './page-words';

/** Of the pages that are a customer's own: nothing of the customer is in them. */
export const ACCOUNT_WORDS: WordsOfPages<'account' | 'accountProfile'> = {
  account: (_, __, t) => plainWords(t('account.title')),
  accountProfile: (_, __, t) => plainWords(t('account.profile')),
};
