import { refuse } from '../../src/domain';
import type { RunningSandboxes } from '../sandbox/sandboxes';
import type { SignInSettings } from './sign-in-settings';
import type { MessageSender } from '../message/message-sender';
import { outboxSender } from '../message/outbox-sender';
import { webhookSender } from '../message/webhook-sender';

const NOBODY: MessageSender = {
  send: () =>
    Promise.resolve(
      refuse({ kind: 'message.not_sent', reason: 'SMS_PROVIDER is none', mayHaveArrived: false }),
    ),
};

/** Returns the operator's sender of codes by SMS and WhatsApp; null where a sandbox may not run. */
export const smsSender = ({ smsProvider, outboxFile }: SignInSettings, now: () => Date) => {
  const real = smsProvider.kind === 'webhook' ? webhookSender(smsProvider.url) : NOBODY;
  const outbox = outboxSender(outboxFile, now);
  return (running: RunningSandboxes): MessageSender => (running.has('outbox') ? outbox : real);
};
