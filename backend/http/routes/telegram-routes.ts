import { Router } from 'express';
import { TelegramQuestion } from '../../../contract/wire/account-request';
import type { AnswerOf } from '../../../contract/wire/codec';
import type { TelegramCheck, TelegramLink } from '../../../contract/wire/sign-in';
import type { Result } from '../../../src/domain';
import { ok, refuse } from '../../../src/domain';
import { decodeFields } from '../../codec/field-refusal';
import type { RunningSandboxes } from '../../sandbox/sandboxes';
import type { SignInSettings } from '../../sign-in/sign-in-settings';
import { telegramApi } from '../../telegram/telegram-api';
import { createLink, openLink } from '../../sign-in/telegram-links';
import type { ApiHandler } from '../api-handler';
import type { ApiKit } from '../api-kit';
import type { BackendDependencies } from '../backend-dependencies';
import { clientAlwaysRequired, jsonBody } from '../body';
import { noStore } from '../no-store';
import type { Refusal } from '../../refusal/refusal';
import { wrongFields } from '../../refusal/refusal';

const AWAY: Refusal = {
  code: 'telegram.away',
  message: { text: 'telegram.away' },
  retryAfterSeconds: 30,
};

type LinkStart = (running: RunningSandboxes) => Promise<Result<Refusal, string>>;

/** What stands before the name of a link: the bot's address, or our own page in its place. */
const linkStart = ({ telegramProvider: provider }: SignInSettings): LinkStart => {
  if (provider.kind !== 'bot')
    return (running) =>
      Promise.resolve(running.has('telegram') ? ok('/sandbox/telegram/') : refuse(AWAY));
  const api = telegramApi(provider.token, provider.apiUrl);
  return async () => {
    try {
      return ok(`https://t.me/${await api.botName()}?start=`);
    } catch {
      return refuse(AWAY);
    }
  };
};

/** GET /link/telegram: a link by which a customer shares their phone. */
const makeLink = ({ storage, settings, now }: BackendDependencies): ApiHandler => {
  const start = linkStart(settings);
  return async ({ sandboxes }) => {
    const before = await start(sandboxes);
    if (!before.ok) return before;
    const { uuid, expiresAt } = await createLink(storage.shop, now().getTime());
    const expired_at = new Date(expiresAt).toISOString();
    return ok<AnswerOf<typeof TelegramLink>>({ uuid, link: before.value + uuid, expired_at });
  };
};

/** POST /check/telegram: whether somebody has answered a link, and by which phone. */
const checkLink =
  ({ storage, now }: BackendDependencies): ApiHandler =>
  async ({ body }) => {
    const fields = decodeFields(TelegramQuestion, body);
    if (!fields.ok) return refuse(wrongFields(fields.error));
    const link = await openLink(storage.shop, fields.value.uuid, now().getTime());
    return ok<AnswerOf<typeof TelegramCheck>>({
      phone: link?.phone ?? null,
      is_expired: link === null,
    });
  };

export const telegramRoutes = (kit: ApiKit): Router => {
  const { api, rate, settings } = kit;
  return Router()
    .get(
      '/link/telegram',
      clientAlwaysRequired,
      noStore,
      rate('telegram link', settings.telegramLinksPerMinute),
      api(makeLink(kit)),
    )
    .post('/check/telegram', noStore, ...jsonBody, api(checkLink(kit)));
};
