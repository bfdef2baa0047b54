import type { Refusal } from '../refusal/refusal';
import { readPhone } from '../sign-in/read-phone';
import type { SendCodeDeps } from '../sign-in/send-code';
import { sendCode } from '../sign-in/send-code';
import type { MessageKey } from '../i18n/messages';
import type { Message } from '../i18n/translate';
import { translate } from '../i18n/translate';
import { chatSender } from './chat-sender';
import type { TelegramApi } from './telegram-api';
import {
  bindLinksOfChat,
  hasOpenLink,
  networkOfChat,
  openLinkInChat,
} from '../sign-in/telegram-links';
import type { BotMessage } from './telegram-update.codec';

/** What the bot needs to know of its shop. */
export interface BotShop extends Omit<SendCodeDeps, 'sender'> {
  readonly country: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
}

const localeFor = ({ language }: BotMessage, { locales, defaultLocale }: BotShop): string => {
  const code = language?.split('-')[0]?.toLowerCase();
  return locales.find((locale) => locale === code) ?? defaultLocale;
};

const shareButton = (locale: string) => ({
  keyboard: [[{ text: translate(locale, 'telegram.share'), request_contact: true }]],
  resize_keyboard: true,
  one_time_keyboard: true,
});

/**
 * Answers one message: a link opens the question for the phone, the phone brings the code and says
 * whose the link is. Only a phone that Telegram knows to be the sender's own counts.
 */
export const answerBotMessage = async (
  shop: BotShop,
  api: TelegramApi,
  message: BotMessage,
): Promise<void> => {
  const { chatId, linkUuid, phone } = message;
  const { storage, now, country } = shop;
  const locale = localeFor(message, shop);
  const at = now().getTime();
  const reply = ({ text, params }: Message, keyboard?: unknown): Promise<void> =>
    api.sendText(chatId, translate(locale, text, params), keyboard);
  const replyText = (text: MessageKey): Promise<void> => reply({ text });
  const refused = ({ message }: Refusal): Promise<void> => reply(message);

  if (linkUuid !== null)
    return (await openLinkInChat(storage.shop, linkUuid, chatId, at))
      ? reply({ text: 'telegram.ask_phone' }, shareButton(locale))
      : replyText('telegram.link_old');
  if (phone === null) return replyText('telegram.how');
  if (!message.isOwnPhone) return replyText('telegram.foreign_phone');
  if (!(await hasOpenLink(storage.shop, chatId, at))) return replyText('telegram.link_old');
  const read = readPhone(phone, country);
  if (!read.ok) return reply(read.error);
  const sent = await sendCode(
    { ...shop, sender: chatSender(api, chatId) },
    { channel: 'telegram', phone: read.value, network: networkOfChat(chatId), locale },
  );
  if (!sent.ok) return refused(sent.error);
  await bindLinksOfChat(storage.shop, chatId, read.value, at);
};
