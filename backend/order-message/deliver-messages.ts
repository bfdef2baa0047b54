import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Result } from '../../src/domain';
import { refuse } from '../../src/domain';
import { instant } from '../../src/domain/time/instant';
import { storedPhone } from '../customer/stored-phone';
import type { MailSender, MailSettings } from '../message/mail-sender';
import { mailSender, outboxMailSender } from '../message/mail-sender';
import type { MessageSender, NotSent } from '../message/message-sender';
import { outboxSender } from '../message/outbox-sender';
import type { PeriodicTask } from '../periodic/start-periodic';
import { startLanes } from '../periodic/start-lanes';
import type { RunningSandboxes, SandboxSettings } from '../sandbox/sandboxes';
import { runningSandboxes } from '../sandbox/sandboxes';
import type { ReadShopData } from '../shop/shop-data';
import type { SignInSettings } from '../sign-in/sign-in-settings';
import { smsSender } from '../sign-in/sms-sender';
import { receiptOf } from '../receipt/receipt';
import { receiptHtml, receiptText } from '../receipt/receipt-html';
import { giveLeaseBack, takeLease } from '../storage/lease';
import type { Storage } from '../storage/storage';
import { chatSender } from '../telegram/chat-sender';
import { telegramApi } from '../telegram/telegram-api';
import type { Notified, Verdict } from './evaluate-message';
import { evaluateMessage } from './evaluate-message';
import type { Channel, Outcome, StoredMessage } from './message-store';
import { claimMessage, giveUpInterrupted, nextMessage, noteOutcome } from './message-store';
import { messageText } from './message-text';
import { queueMessages } from './queue-messages';

export interface OrderMessageDeps {
  readonly storage: Storage;
  readonly settings: SignInSettings &
    SandboxSettings &
    MailSettings & {
      readonly country: string;
      readonly defaultLocale: string;
      readonly storefrontPort: number;
    };
  readonly log: Logger;
  readonly now: () => Date;
  readonly readShop: ReadShopData;
}

const CHANNELS: readonly Channel[] = ['sms', 'whatsapp', 'telegram', 'email'];

const EVERY_MS = 1000;

/** In milliseconds: longer than any attempt, so that no other process begins the same. */
const LEASE_MS = 60_000;

const NOBODY = { kind: 'message.not_sent', reason: 'nobody sends by this channel' } as const;

/** Returns who brings messages by a channel now; null where nobody does. */
const sendersOf = ({ settings, now }: OrderMessageDeps) => {
  const byPhone = smsSender(settings, now);
  const { telegramProvider: bot, outboxFile, smsProvider } = settings;
  const outbox = outboxSender(outboxFile, now);
  const api = bot.kind === 'bot' ? telegramApi(bot.token, bot.apiUrl) : null;
  return (
    channel: Channel,
    { chatId }: Notified,
    running: RunningSandboxes,
  ): MessageSender | null => {
    if (channel === 'telegram') {
      if (api !== null) return chatId === null ? null : chatSender(api, chatId);
      return running.has('telegram') ? outbox : null;
    }
    return smsProvider.kind === 'webhook' || running.has('outbox') ? byPhone(running) : null;
  };
};

/** Returns who sends receipts now; null where nobody does. */
const mailSenderOf = ({ settings, now }: OrderMessageDeps) => {
  const real = settings.mail === null ? null : mailSender(settings.mail);
  const outbox = outboxMailSender(settings.outboxFile, now);
  return (running: RunningSandboxes): MailSender | null =>
    real ?? (running.has('outbox') ? outbox : null);
};

/** Returns whether receipts are sent at all: where nobody does, none is queued. */
export const sendsMail = async ({ settings, readShop }: OrderMessageDeps): Promise<boolean> =>
  settings.mail !== null || runningSandboxes(settings, (await readShop()).ground).has('outbox');

type Send = (
  message: StoredMessage,
  verdict: Exclude<Verdict, { kind: 'drop' }>,
) => Promise<Result<NotSent, null>>;

const senderOf = (deps: OrderMessageDeps): Send => {
  const { settings, now, readShop } = deps;
  const senderFor = sendersOf(deps);
  const mailFor = mailSenderOf(deps);
  return async ({ channel }, verdict) => {
    const shop = await readShop();
    const running = runningSandboxes(settings, shop.ground);
    const { country, defaultLocale, storefrontPort } = settings;
    const { order, refunded } = verdict.notified;
    const writing = { shop, country, defaultLocale, refunded, now: instant(now().getTime()) };
    const nobody = refuse({ ...NOBODY, mayHaveArrived: false });
    if (verdict.kind === 'mail') {
      const receipt = receiptOf(verdict.message, order, { ...writing, storefrontPort });
      const { subject } = receipt;
      const [text, html] = [receiptText(receipt), receiptHtml(receipt)];
      return mailFor(running)?.send({ to: verdict.to, subject, text, html }) ?? nobody;
    }
    const sender = senderFor(channel, verdict.notified, running);
    if (sender === null || channel === 'email') return nobody;
    const text = messageText(verdict.message, order, writing);
    return sender.send({ channel, phone: storedPhone(order.row.phone), text });
  };
};

const outcomeOf = (sent: Result<NotSent, null>): Outcome => {
  if (sent.ok) return { kind: 'sent' };
  const { reason, mayHaveArrived, isFinal } = sent.error;
  if (mayHaveArrived) return { kind: 'lost' };
  if (isFinal) return { kind: 'refused', reason };
  return { kind: reason === NOBODY.reason ? 'dropped' : 'not_sent', reason };
};

/** As `evaluateMessage`; one about an order that cannot be read holds up no other, and is tried again. */
const verdictOn = async (
  { storage, log, now }: OrderMessageDeps,
  message: StoredMessage,
): Promise<Verdict | null> => {
  try {
    return await evaluateMessage(storage.shop, message, now().getTime());
  } catch (err) {
    log.error({ err, message: message.id }, 'a message to a customer could not be written');
    return null;
  }
};

/** Sends by a channel all that is due, one after the other, unless another process is at it. */
export const deliverMessages = async (
  deps: OrderMessageDeps,
  channel: Channel,
  isStopping: () => boolean = () => false,
  send: Send = senderOf(deps),
): Promise<void> => {
  const { storage, log, now } = deps;
  const { shop: db } = storage;
  const lease = { name: `order messages ${channel}`, holder: randomUUID() };
  const hasLease = () => takeLease(db, lease, now().getTime(), LEASE_MS);
  if ((await nextMessage(db, channel, now().getTime())) === undefined) return;
  if (!(await hasLease())) return;
  try {
    await giveUpInterrupted(db, channel);
    do {
      const message = await nextMessage(db, channel, now().getTime());
      if (message === undefined) return;
      const verdict = await verdictOn(deps, message);
      if (verdict === null || verdict.kind === 'drop') {
        const outcome: Outcome = verdict
          ? { kind: 'dropped', reason: verdict.reason }
          : { kind: 'not_sent', reason: 'it could not be written' };
        await noteOutcome(db, message, outcome, now().getTime());
        continue;
      }
      if (!(await claimMessage(db, message, verdict.notified.order.expected.to))) continue;
      const sent = await send(message, verdict);
      const outcome = outcomeOf(sent);
      await noteOutcome(db, message, outcome, now().getTime());
      if (!sent.ok && outcome.kind !== 'dropped')
        log.warn(
          { channel, message: message.id, reason: sent.error.reason },
          'a message to a customer was not sent',
        );
    } while (!isStopping() && (await hasLease()));
  } finally {
    await giveLeaseBack(db, lease);
  }
};

/** Tells customers of their orders for as long as the backend runs. Each process of the shop may do so. */
export const startOrderMessages = (deps: OrderMessageDeps): PeriodicTask => {
  const send = senderOf(deps);
  return startLanes({
    everyMs: EVERY_MS,
    lanes: async () => {
      await queueMessages(deps.storage, () => sendsMail(deps));
      return CHANNELS;
    },
    run: (channel, isStopping) => deliverMessages(deps, channel, isStopping, send),
    failed: (error) => {
      deps.log.error({ err: error }, 'messages to customers could not be sent');
    },
  });
};
