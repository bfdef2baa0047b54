import type { Locale } from '../../src/domain/locale/locales';
import { cartMessages } from './cart-messages';
import { commonMessages } from './common-messages';
import { customerMessages } from './customer-messages';
import { messageMessages } from './message-messages';
import { orderMessages } from './order-messages';
import { purchaseMessages } from './purchase-messages';
import { receiptMessages } from './receipt-messages';
import { signInMessages } from './sign-in-messages';
import { ticketMessages } from './ticket-messages';
import { staffMessages } from './staff-messages';

/** Every feature's messages, together in each language. */
const all = (locale: Locale) => ({
  ...commonMessages[locale],
  ...cartMessages[locale],
  ...orderMessages[locale],
  ...purchaseMessages[locale],
  ...signInMessages[locale],
  ...customerMessages[locale],
  ...ticketMessages[locale],
  ...staffMessages[locale],
  ...messageMessages[locale],
  ...receiptMessages[locale],
});

export const MESSAGES = {
  en: all('en'),
  ru: all('ru'),
  bg: all('bg'),
  uk: all('uk'),
  kk: all('kk'),
} satisfies Record<Locale, unknown>;

export type Messages = ReturnType<typeof all>;
export type MessageKey = keyof Messages;
