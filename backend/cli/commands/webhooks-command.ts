import { randomUUID } from 'node:crypto';
import type { Storage } from '../../storage/storage';
import { sendWebhook } from '../../webhook/send-webhook';
import {
  countDeliveries,
  parkedDeliveries,
  resendDeliveries,
} from '../../webhook/webhook-deliveries';
import {
  WEBHOOK_TURN,
  addWebhookTarget,
  removeWebhookTarget,
  webhookTargets,
} from '../../webhook/webhook-targets';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP } from '../command';
import type { Terminal } from '../terminal';
import { withStorage } from '../with-storage';
import type { WebhooksRequest } from './webhooks-request';
import { readWebhooksRequest } from './webhooks-request';

const FAILED = 1;

const add = async (storage: Storage, url: string, terminal: Terminal): Promise<number> => {
  const { id, secret } = await storage.change(WEBHOOK_TURN, (db) => addWebhookTarget(db, url));
  terminal.printLine(`${String(id)}: ${url}`);
  terminal.printLine(`its secret, shown only now: ${secret}`);
  if (url.startsWith('http:'))
    terminal.printLine('over http anybody on the way reads names, phones and addresses');
  return 0;
};

const list = async (storage: Storage, terminal: Terminal): Promise<number> => {
  const { shop: db } = storage;
  const targets = await webhookTargets(db);
  if (targets.length === 0) terminal.printLine('no targets');
  const count = await countDeliveries(db);
  for (const { id, url } of targets)
    terminal.printLine(
      `${String(id)}: ${url}, ${String(count('waiting', id))} waiting, ${String(count('parked', id))} parked`,
    );
  for (const { id, target_id, type, order_id, problem } of await parkedDeliveries(db))
    terminal.printLine(
      `delivery ${String(id)} to ${String(target_id)}: ${type} of order ${String(order_id)}, ${problem ?? ''}`,
    );
  return 0;
};

const remove = async (storage: Storage, id: number, terminal: Terminal): Promise<number> => {
  const isKnown = await storage.change(WEBHOOK_TURN, (db) => removeWebhookTarget(db, id));
  if (isKnown) terminal.printLine(`${String(id)}: removed`);
  else terminal.printError(`backend webhooks: there is no target ${String(id)}`);
  return isKnown ? 0 : FAILED;
};

const test = async (storage: Storage, id: number, terminal: Terminal): Promise<number> => {
  const target = (await webhookTargets(storage.shop)).find((one) => one.id === id);
  if (target === undefined) {
    terminal.printError(`backend webhooks: there is no target ${String(id)}`);
    return FAILED;
  }
  const at = new Date();
  const body = JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: {} });
  const sent = await sendWebhook(target, { id: `msg_${randomUUID()}`, body }, at);
  if (sent.ok) terminal.printLine(`${String(id)}: taken`);
  else terminal.printError(`backend webhooks: not taken, ${sent.error}`);
  return sent.ok ? 0 : FAILED;
};

const resend = async (
  storage: Storage,
  which: number | 'parked',
  terminal: Terminal,
): Promise<number> => {
  const count = await storage.change(WEBHOOK_TURN, (db) => resendDeliveries(db, which, Date.now()));
  if (count === 0 && which !== 'parked') {
    terminal.printError(`backend webhooks: there is no delivery ${String(which)}`);
    return FAILED;
  }
  terminal.printLine(`${String(count)} will be sent again`);
  return 0;
};

const run = (storage: Storage, request: WebhooksRequest, terminal: Terminal): Promise<number> => {
  switch (request.action) {
    case 'add':
      return add(storage, request.url, terminal);
    case 'list':
      return list(storage, terminal);
    case 'remove':
      return remove(storage, request.target, terminal);
    case 'test':
      return test(storage, request.target, terminal);
    case 'resend':
      return resend(storage, request.which, terminal);
  }
};

export const webhooksCommand: CommandOf<WebhooksRequest> = {
  name: 'webhooks',
  summary: 'tell tills and other programs of orders',
  help: `Usage: backend webhooks add URL
       backend webhooks list
       backend webhooks test TARGET
       backend webhooks resend DELIVERY | --parked
       backend webhooks remove TARGET

A target hears of each thing that happens to an order from when it was added, in the order in which
it happened, signed with the secret that add shows once (docs/webhooks.md). What it does not take is
tried again for a day, and then parked until it is sent again.

${ENVIRONMENT_HELP}`,
  read: readWebhooksRequest,
  run: (request, environment, terminal) =>
    withStorage(environment, terminal, (storage) => run(storage, request, terminal)),
};
