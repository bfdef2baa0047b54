import { Webhook } from 'standardwebhooks';
import type { Result } from '../../src/domain';
import { refuse } from '../../src/domain';
import { postJson } from '../message/post-json';
import type { WebhookTarget } from './webhook-targets';

/** In milliseconds, until a target must have answered. */
export const ANSWER_TIME = 10_000;

/** What is sent once or more often: its id stays the same. */
export interface SignedMessage {
  readonly id: string;
  readonly body: string;
}

/** Sends a message, signed by the Standard Webhooks convention; refuses with why it was not taken. */
export const sendWebhook = async (
  { url, secret }: WebhookTarget,
  { id, body }: SignedMessage,
  at: Date,
  timeoutMs = ANSWER_TIME,
): Promise<Result<string, null>> => {
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
  const sent = await postJson(url, headers, body, timeoutMs);
  return sent.ok ? sent : refuse(sent.error.reason);
};
