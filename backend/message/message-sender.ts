import type { PhoneNumber } from '../../src/domain/phone/validate-phone';
import type { Result } from '../../src/domain';

export type MessageChannel = 'sms' | 'whatsapp' | 'telegram';

/** A sign-in code on its way to a customer. */
export interface CodeMessage {
  readonly channel: MessageChannel;
  readonly phone: PhoneNumber;
  readonly code: string;
  /** The whole message, in the customer's language. */
  readonly text: string;
}

/** What happens to an order, on its way to its customer. */
export interface OrderMessage {
  readonly channel: MessageChannel;
  readonly phone: PhoneNumber;
  /** As above. */
  readonly text: string;
}

/** Why a message did not go out: for the operator's log, so without phone, code or address. */
export interface NotSent {
  readonly kind: 'message.not_sent';
  readonly reason: string;
  /** Nobody knows: the answer was lost. Sent again, it might come twice. */
  readonly mayHaveArrived: boolean;
  /** It was refused for good: another attempt is refused as well. */
  readonly isFinal?: boolean;
}

/** Sends messages to customers. */
export interface MessageSender {
  /** Resolves when the message is on its way, or is known not to be; never rejects. */
  send(message: CodeMessage | OrderMessage): Promise<Result<NotSent, null>>;
}
