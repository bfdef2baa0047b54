import express, { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { callerNetwork } from '../../environment/network-of';
import { outboxSender } from '../message/outbox-sender';
import { readPhone } from '../sign-in/read-phone';
import { sendCode } from '../sign-in/send-code';
import { SANDBOX_HEADERS } from '../sandbox/sandbox-html';
import { sandboxPage } from '../telegram/sandbox-page';
import { bindLink, openLink } from '../sign-in/telegram-links';
import type { MessageKey } from '../i18n/messages';
import type { Message } from '../i18n/translate';
import { translate } from '../i18n/translate';
import type { BackendDependencies } from './backend-dependencies';
import { languageOf } from './request-language';
import { statusOfRefusal } from './status-of-refusal';
import { whileRunning } from './while-running';

/** What the page says below its title, and whether it still asks for a phone. */
interface View {
  readonly status: number;
  readonly text: MessageKey;
  readonly form: { readonly phone: string; readonly error: Message | null } | null;
}

const ASK: View = { status: 200, text: 'sandbox.ask_phone', form: { phone: '', error: null } };
const SENT: View = { status: 200, text: 'sandbox.sent', form: null };
const LINK_OLD: View = { status: 404, text: 'sandbox.link_old', form: null };

const show = (req: Request, res: Response, { status, text, form }: View): void => {
  const locale = languageOf(req);
  const translated = (message: Message): string => translate(locale, message.text, message.params);
  const html = sandboxPage({
    locale,
    title: translated({ text: 'sandbox.title' }),
    warning: translated({ text: 'sandbox.warning' }),
    text: translated({ text }),
    form: form && {
      label: translated({ text: 'sandbox.phone' }),
      button: translated({ text: 'sandbox.send' }),
      phone: form.phone,
      error: form.error && translated(form.error),
    },
  });
  res.status(status).set(SANDBOX_HEADERS).type('html').send(html);
};

const uuidOf = ({ params }: Request): string => {
  const { uuid } = params;
  return typeof uuid === 'string' ? uuid : '';
};

const phoneField = (body: unknown): string => {
  const phone =
    typeof body === 'object' && body !== null && 'phone' in body ? body.phone : undefined;
  return typeof phone === 'string' ? phone.slice(0, 64) : '';
};

const asked =
  ({ storage, now }: BackendDependencies): RequestHandler =>
  async (req, res) => {
    const link = await openLink(storage.shop, uuidOf(req), now().getTime());
    show(req, res, link === null ? LINK_OLD : link.phone === null ? ASK : SENT);
  };

const answered = ({ storage, settings, log, now }: BackendDependencies): RequestHandler => {
  const sender = outboxSender(settings.outboxFile, now);
  return async (req, res) => {
    const again = (status: number, phone: string, error: Message): void => {
      show(req, res, { status, text: 'sandbox.ask_phone', form: { phone, error } });
    };
    const uuid = uuidOf(req);
    const link = await openLink(storage.shop, uuid, now().getTime());
    // The first answer counts, as in the messenger.
    if (link?.phone !== null) return show(req, res, LINK_OLD);
    const typed = phoneField(req.body);
    const phone = readPhone(typed, settings.country);
    if (!phone.ok) return again(422, typed, phone.error);
    const sent = await sendCode(
      { storage, limits: settings, sender, now, log },
      {
        channel: 'telegram',
        phone: phone.value,
        network: callerNetwork(req),
        locale: languageOf(req),
      },
    );
    if (!sent.ok) {
      if (sent.error.retryAfterSeconds !== undefined)
        res.set('Retry-After', String(sent.error.retryAfterSeconds));
      return again(statusOfRefusal(sent.error), typed, sent.error.message);
    }
    const isBound = await bindLink(storage.shop, uuid, phone.value, now().getTime());
    show(req, res, isBound ? SENT : LINK_OLD);
  };
};

/**
 * A page in place of the messenger, for demos and tests, at /sandbox/telegram/{uuid}: takes a phone
 * and writes its code into the outbox. There is none where that sandbox does not run.
 */
export const sandboxTelegramRoutes = (dependencies: BackendDependencies): Router =>
  Router()
    .use('/sandbox/telegram', whileRunning('telegram', dependencies))
    .get('/sandbox/telegram/:uuid', asked(dependencies))
    .post(
      '/sandbox/telegram/:uuid',
      express.urlencoded({ extended: false, limit: '2kb' }),
      answered(dependencies),
    );
