import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';

const Message = t.intersection([
  t.type({ chat: t.type({ id: t.Int, type: t.string }) }),
  t.partial({
    from: t.intersection([t.type({ id: t.Int }), t.partial({ language_code: t.string })]),
    text: t.string,
    contact: t.intersection([t.type({ phone_number: t.string }), t.partial({ user_id: t.Int })]),
  }),
]);

const Update = t.intersection([t.type({ update_id: t.Int }), t.partial({ message: t.unknown })]);

/** A message to the bot, in a private chat with it. */
export interface BotMessage {
  readonly chatId: string;
  /** Such as `en` or `pt-br`; null where it is not known. */
  readonly language: string | null;
  /** The name of a link, where the chat was opened by one. */
  readonly linkUuid: string | null;
  /** The phone that was shared; null where none was. */
  readonly phone: string | null;
  /** Whether the phone is the sender's own: Telegram knows, so that nobody can forge it. */
  readonly isOwnPhone: boolean;
}

export interface BotUpdate {
  readonly id: number;
  /** Null for what the bot has nothing to say to. */
  readonly message: BotMessage | null;
}

const messageOf = (value: unknown): BotMessage | null => {
  const decoded = Message.decode(value);
  if (isLeft(decoded)) return null;
  const { chat, from, text, contact } = decoded.right;
  // In a group others would read the code.
  if (chat.type !== 'private') return null;
  return {
    chatId: String(chat.id),
    language: from?.language_code ?? null,
    linkUuid: /^\/start ([\w-]{1,64})$/.exec(text ?? '')?.[1] ?? null,
    // Telegram writes the country code, mostly without a plus.
    phone: contact ? contact.phone_number.replace(/^\+?/, '+') : null,
    isOwnPhone: contact?.user_id !== undefined && contact.user_id === from?.id,
  };
};

/** Reads what Telegram tells a bot; null for what has not even a number. */
export const readUpdate = (value: unknown): BotUpdate | null => {
  const decoded = Update.decode(value);
  return isLeft(decoded)
    ? null
    : { id: decoded.right.update_id, message: messageOf(decoded.right.message) };
};
