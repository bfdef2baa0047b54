import type { SmsProvider, TelegramProvider } from '../message/message-providers';
import type { SendingLimits } from './sending-limits';

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
