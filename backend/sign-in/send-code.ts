import type { Logger } from 'pino';
import { CODE_LENGTH } from '../../src/domain/code/code-entry';
import type { Network } from '../../environment/network-of';
import type { PhoneNumber } from '../../src/domain/phone/validate-phone';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { Refusal } from '../refusal/refusal';
import { tooOften } from '../rate/too-often';
import type { MessageChannel, MessageSender } from '../message/message-sender';
import type { Storage } from '../storage/storage';
import { translate } from '../i18n/translate';
import { drawCode } from './code-hash';
import { CODE_SECONDS, RESEND_SECONDS, storeCode } from './code-store';
import type { SendingLimits } from './sending-limits';
import { giveSendingBack, takeSending } from './sending-limits';

/** What sending a code needs from outside. */
export interface SendCodeDeps {
  readonly storage: Storage;
  readonly limits: SendingLimits;
  readonly sender: MessageSender;
  readonly now: () => Date;
  readonly log: Logger;
}

/** A code that somebody wants. */
export interface CodeRequest {
  readonly channel: MessageChannel;
  readonly phone: PhoneNumber;
  /** Of who wants it. */
  readonly network: Network;
  readonly locale: string;
}

/** The answer to a code request, the same for every phone. */
export const CODE_SENT = {
  expires_in: CODE_SECONDS,
  resend_in: RESEND_SECONDS,
  length: CODE_LENGTH,
} as const;

const RETRY_SECONDS = 10;

const NOT_SENT: Refusal = {
  code: 'code.not_sent',
  message: { text: 'code.not_sent' },
  retryAfterSeconds: RETRY_SECONDS,
};

/**
 * Sends a new code to a phone, which takes the place of the one that the same network asked for before. Nothing here looks at
 * accounts, so that no answer can tell whether the phone has one. Refuses with 429 above the
 * limits, and with 503 when the message did not go out: then it does not count, and the code
 * before stays good.
 */
export const sendCode = async (
  { storage, limits, sender, now, log }: SendCodeDeps,
  { channel, phone, network, locale }: CodeRequest,
): Promise<Result<Refusal, typeof CODE_SENT>> => {
  const taken = await takeSending(storage, limits, { phone, network }, now().getTime());
  if (!taken.ok) return refuse(tooOften(taken.error.waitMs));
  const code = drawCode();
  const text = translate(locale, 'code.message', { code, minutes: CODE_SECONDS / 60 });
  const sent = await sender.send({ channel, phone, code, text });
  if (!sent.ok) {
    await giveSendingBack(storage.shop, taken.value);
    log.warn({ channel, reason: sent.error.reason }, 'a code could not be sent');
    return refuse(NOT_SENT);
  }
  await storeCode(storage.shop, { phone, network }, code, now().getTime());
  return ok(CODE_SENT);
};
