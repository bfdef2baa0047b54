import type { Mail } from '../../../backend/message/mail-sender';
import { mailSender } from '../../../backend/message/mail-sender';
import { validateEmail } from '../../../src/domain/customer/email';
import type { Email } from '../../../src/domain/customer/email';
import type { SmtpServer } from '../../support/smtp-server';
import { startSmtpServer } from '../../support/smtp-server';

let server: SmtpServer;
beforeEach(async () => {
  server = await startSmtpServer();
});
afterEach(() => server.close());

const address = (text: string): Email => {
  const email = validateEmail(text);
  if (!email.ok || email.value === null) throw new Error('It is one');
  return email.value;
};

const mail = (more: Partial<Mail> = {}): Mail => ({
  to: address('ivan@mail.example'),
  subject: 'Receipt 1',
  text: 'Pizza',
  html: '<p>Pizza</p>',
  ...more,
});

const send = (more?: Partial<Mail>, greetingMs?: number) =>
  mailSender({ url: server.url, from: 'Shop <shop@mail.example>' }, greetingMs).send(mail(more));

it('sends a mail in both forms from the shop to its customer', async () => {
  expect(await send()).toEqual({ ok: true, value: null });
  const [sent] = server.mails;
  expect(sent?.envelope).toEqual(['MAIL FROM:<shop@mail.example>', 'RCPT TO:<ivan@mail.example>']);
  expect(sent?.data).toContain('From: Shop <shop@mail.example>\r\n');
  expect(sent?.data).toContain('<p>Pizza</p>');
  expect(sent?.data).toContain('Content-Type: text/plain');
});

it.each([
  ['temporary', { reason: 'the mail server answered 451', isFinal: false }],
  ['permanent', { reason: 'the mail server answered 550', isFinal: true }],
] as const)('knows that a mail was not taken by a refusal: %s', async (behaviour, error) => {
  server.behave(behaviour);
  expect(await send()).toMatchObject({ error: { ...error, mayHaveArrived: false } });
});

it('does not know whether a mail has arrived whose answer was lost', async () => {
  server.behave('dies_after_data');
  expect(await send()).toMatchObject({ error: { mayHaveArrived: true } });
});

it('knows that a mail did not arrive where nobody answers', async () => {
  server.behave('silent');
  expect(await send({}, 50)).toMatchObject({ error: { mayHaveArrived: false } });
  await server.close();
  expect(await send()).toMatchObject({ error: { mayHaveArrived: false } });
  server = await startSmtpServer();
});

it('lets no text begin a header of its own', async () => {
  await send({ subject: 'Receipt\r\nBcc: eve@mail.example\r\n\r\nHello' });
  expect(server.mails[0]?.data).toContain('Subject: Receipt Bcc: eve@mail.example Hello\r\n');
  expect(server.mails[0]?.data).not.toMatch(/^Bcc:/im);
});

it.each(['ivan@mail.example\r\nBcc: eve@mail.example', 'ivan@mail.example,eve@mail.example'])(
  'sends to one customer alone: %j',
  async (text) => {
    expect(validateEmail(text).ok).toBe(false);
    // As if nobody had validated it.
    await send({ to: text as Email });
    expect(server.mails.flatMap(({ envelope }) => envelope).join()).not.toContain('<eve@');
  },
);

it('names neither address nor text in what it says of a failure', async () => {
  server.behave('permanent');
  expect(JSON.stringify(await send())).not.toMatch(/ivan|Pizza|127/);
});
