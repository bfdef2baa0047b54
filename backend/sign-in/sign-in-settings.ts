import type { SendingLimits } from './sending-limits';

/** Who sends codes by SMS and WhatsApp. */
export type SmsProvider =
  | { readonly kind: 'outbox' }
  /** The address may hold a password: never written to a log. */
  | { readonly kind: 'webhook'; readonly url: string };

/** Who answers when a customer logs in by Telegram. */
export type TelegramProvider =
  | { readonly kind: 'sandbox' }
  /** The token is the bot: never written to a log. */
  | { readonly kind: 'bot'; readonly token: string; readonly apiUrl: string };

/** How customers log in, as the operator has set it up. */
export interface SignInSettings extends SendingLimits {
  /** The code of every login while none are sent; null where it is not needed. */
  readonly fixedLoginCode: string | null;
  /** Logins that a visitor may try in a minute; 0 for as many as they like. */
  readonly loginsPerMinute: number;
  /** Links to the messenger that a visitor may ask for in a minute; 0 for as many as they like. */
  readonly telegramLinksPerMinute: number;
  /** Where messages are written that nobody sends. */
  readonly outboxFile: string;
  readonly smsProvider: SmsProvider;
  readonly telegramProvider: TelegramProvider;
}
