import { validateEmail } from '../../src/domain/customer/email';
import type { ValuesOf } from '../../environment/setting';
import { about, setting } from '../../environment/setting';
import type { MailSettings } from '../message/mail-sender';

/** `shop@example.com`, or `Name <shop@example.com>`. */
const readSender = (text: string): string | undefined => {
  const { address = text } = /^[^<>\r\n]*<(?<address>[^<>]+)>$/.exec(text)?.groups ?? {};
  const email = validateEmail(address);
  return email.ok && email.value === address ? text : undefined;
};

/** The variables about e-mail to customers. */
export const MAIL_VARIABLES = {
  SMTP_URL: about(
    'The mail server that sends receipts, with name and password. Unset: each is written into `OUTBOX_FILE` where the sandbox of `SMS_PROVIDER` runs, else none is sent.',
    setting<string | null>(
      'smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT',
      null,
      (text) => (/^smtps?:\/\/[^\s/]/.test(text) && URL.canParse(text) ? text : undefined),
    ),
  ),
  MAIL_FROM: about(
    'Whom receipts come from. Needed where `SMTP_URL` is set.',
    setting<string | null>('shop@example.com or Name <shop@example.com>', null, readSender),
  ),
};

type Variables = ValuesOf<typeof MAIL_VARIABLES>;

/** Returns what is missing beside the variables that are set, in one line; null when nothing is. */
export const mailProblem = ({ SMTP_URL, MAIL_FROM }: Variables): string | null =>
  SMTP_URL !== null && MAIL_FROM === null
    ? 'MAIL_FROM: not set, needed when SMTP_URL is set'
    : null;

/** The settings that these variables make. */
export const mailSettingsOf = ({ SMTP_URL: url, MAIL_FROM: from }: Variables): MailSettings => ({
  // What is missing has been refused before: see mailProblem.
  mail: url === null || from === null ? null : { url, from },
});
