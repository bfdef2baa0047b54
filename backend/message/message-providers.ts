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
