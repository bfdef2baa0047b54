import { ok, refuse } from '../../src/domain';
import type { MessageSender } from '../message/message-sender';
import type { TelegramApi } from './telegram-api';
import { TelegramFailure } from './telegram-api';

/** Brings messages to a chat. */
export const chatSender = (api: TelegramApi, chatId: string): MessageSender => ({
  send: async ({ text }) => {
    try {
      await api.sendText(chatId, text);
      return ok(null);
    } catch (error) {
      return refuse({
        kind: 'message.not_sent',
        reason: 'Telegram does not take it',
        mayHaveArrived: !(error instanceof TelegramFailure) || error.mayBeDone,
      });
    }
  },
});
