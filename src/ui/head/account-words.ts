import type { WordsOfPages } from './page-words';
import { plainWords } from './page-words';

type AccountPages =
  | 'account'
  | 'accountAddress'
  | 'accountBonuses'
  | 'accountOrder'
  | 'accountOrders'
  | 'accountProfile'
  | 'accountReferral';

/** Of the pages that are a customer's own: of what is theirs only an order's number is in them. */
export const ACCOUNT_WORDS: WordsOfPages<AccountPages> = {
  account: (_, __, t) => plainWords(t('account.title')),
  accountAddress: (_, __, t) => plainWords(t('account.addresses')),
  accountBonuses: (_, __, t) => plainWords(t('account.bonuses')),
  accountOrders: (_, __, t) => plainWords(t('orders.title')),
  accountOrder: (_, { tracking }, t) =>
    plainWords(
      tracking.kind === 'known'
        ? t('order.number', { number: tracking.order.number })
        : t('order.pageTitle'),
    ),
  accountProfile: (_, __, t) => plainWords(t('account.profile')),
  accountReferral: (_, __, t) => plainWords(t('account.invite')),
};
