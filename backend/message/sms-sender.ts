import type { SignInSettings } from '../sign-in/sign-in-settings';
import type { MessageSender } from './message-sender';
import { outboxSender } from './outbox-sender';
import { webhookSender } from './webhook-sender';

/** Whoever brings codes by SMS and WhatsApp, as the operator has chosen. */
export const smsSender = (
  { smsProvider, outboxFile }: SignInSettings,
  now: () => Date,
): MessageSender =>
  smsProvider.kind === 'webhook' ? webhookSender(smsProvider.url) : outboxSender(outboxFile, now);
