import type { WordsOfPages } from './page-words';
import { plainWords } from './page-words';

/** Of the pages on which an order is placed and followed: nothing of the order is in them. */
export const ORDER_WORDS: WordsOfPages<'checkout' | 'accepted'> = {
  checkout: (_, __, t) => plainWords(t('checkout.title')),
  accepted: (_, __, t) => plainWords(t('order.pageTitle')),
};
