import { createTransport } from 'nodemailer';
import type { Email } from '../../src/domain/customer/email';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { oneLine } from '../i18n/one-line';
import type { NotSent } from './message-sender';
import { appendLine } from './outbox-sender';

/** Who sends e-mail. */
export interface MailProvider {
  /** The address may hold a password: never written to a log. */
  readonly url: string;
  readonly from: string;
}

export interface MailSettings {
  /** Null where nobody does. */
  readonly mail: MailProvider | null;
}

/** An e-mail, the same in HTML and as plain text. */
export interface Mail {
  readonly to: Email;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailSender {
  /** Resolves when the mail was taken, or is known not to be; never rejects. */
  send(mail: Mail): Promise<Result<NotSent, null>>;
}

const CONNECT_MS = 5_000;

/** Servers look through a mail before they answer. */
const ANSWER_MS = 15_000;

/** With these the mail itself was not sent yet. */
const NEVER_LEFT = new Set(['EDNS', 'ETLS', 'EAUTH', 'EENVELOPE', 'ECONNREFUSED', 'EHOSTUNREACH']);
const NEVER_CONNECTED = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

/** As much of nodemailer's errors as decides what is done next; the rest may hold addresses. */
interface MailFailure {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly timeoutType?: unknown;
  readonly responseCode?: unknown;
  readonly permanent?: unknown;
}

/** Without an answer of the server nobody knows, unless it was never reached. */
const notSent = (failure: MailFailure): NotSent => {
  const { code, originalCode, timeoutType, responseCode, permanent } = failure;
  if (responseCode !== undefined)
    return {
      kind: 'message.not_sent',
      reason: `the mail server answered ${String(responseCode)}`,
      mayHaveArrived: false,
      isFinal: permanent === true,
    };
  const neverLeft =
    [code, originalCode].some((one) => NEVER_LEFT.has(String(one))) ||
    NEVER_CONNECTED.has(String(timeoutType));
  const reason = `the mail server cannot be reached (${String(originalCode ?? code)})`;
  return { kind: 'message.not_sent', reason, mayHaveArrived: !neverLeft };
};

/** Sends by the operator's mail server, with a connection for each mail. */
export const mailSender = ({ url, from }: MailProvider, greetingMs = CONNECT_MS): MailSender => {
  const transport = createTransport({
    url,
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: greetingMs,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html }) => {
      try {
        await transport.sendMail({
          from,
          // As an object: an address is not read as a list of several.
          to: { name: '', address: to },
          subject: oneLine(subject),
          text,
          html,
        });
        return ok(null);
      } catch (error) {
        return refuse(notSent(typeof error === 'object' && error !== null ? error : {}));
      }
    },
  };
};

/** Sends nothing: writes each mail into the outbox file, without its HTML. */
export const outboxMailSender = (path: string, now: () => Date): MailSender => ({
  send: async ({ to, subject, text }) => {
    const line = { at: now().toISOString(), channel: 'email', to, subject: oneLine(subject), text };
    try {
      await appendLine(path, `${JSON.stringify(line)}\n`);
      return ok(null);
    } catch {
      const reason = 'the outbox cannot be written';
      return refuse({ kind: 'message.not_sent', reason, mayHaveArrived: false });
    }
  },
});
