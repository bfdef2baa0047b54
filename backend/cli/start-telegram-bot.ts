import type { BackendDependencies } from '../http/backend-dependencies';
import type { RunningBot } from '../telegram/start-bot';
import { startBot } from '../telegram/start-bot';
import { telegramApi } from '../telegram/telegram-api';

const NO_BOT: RunningBot = { stop: () => Promise.resolve() };

/** Lets the shop's bot listen, where the operator has one; what it does goes on until it is stopped. */
export const startTelegramBot = ({
  storage,
  settings,
  log,
  now,
}: BackendDependencies): RunningBot => {
  const { telegramProvider: provider, country, locales, defaultLocale } = settings;
  if (provider.kind !== 'bot') return NO_BOT;
  const shop = { storage, limits: settings, log, now, country, locales, defaultLocale };
  return startBot(shop, telegramApi(provider.token, provider.apiUrl));
};
