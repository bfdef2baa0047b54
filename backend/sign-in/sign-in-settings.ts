import type { SendingLimits } from './sending-limits';

/** Who sends codes by SMS and WhatsApp. */
export type SmsProvider =
  | { readonly kind: 'none' }
  | { readonly kind: 'outbox' }
  /** The address may hold a password: never written to a log. */
  | { readonly kind: 'webhook'; readonly url: string };

/** Who answers when a customer logs in by Telegram. */
export type TelegramProvider =
  | { readonly kind: 'none' }
  | { readonly kind: 'sandbox' }
  /** The token is the bot: never written to a log. */
  | { readonly kind: 'bot'; readonly token: string; readonly apiUrl: string };

/** How customers log in, as the operator has set it up. */
export interface SignInSettings extends SendingLimits {
  /** The code of every login while none are sent; null where it is not needed. */
  readonly fixedLoginCode: string | null;
  /** Logins by one phone that a network may try in ten minutes; 0 for as many as they like. */
  readonly loginsPerPhone10Minutes: number;
  /** Logins that a network may try in ten minutes; 0 as above. */
  readonly loginsPer10Minutes: number;
  /** Wrong codes that a network may enter in an hour; 0 as above. */
  readonly guessesPerNetworkHour: number;
  /** Links to the messenger that a visitor may ask for in a minute; 0 for as many as they like. */
  readonly telegramLinksPerMinute: number;
  /** Where messages are written that nobody sends. */
  readonly outboxFile: string;
  readonly smsProvider: SmsProvider;
  readonly telegramProvider: TelegramProvider;
}
