import { readFile } from 'node:fs/promises';
import { at, parseJson, textAt } from '../json';
import type { Kit } from '../kit';

/** The newest code that the backend has written down for a phone. */
const codeInOutbox = async (file: string, phone: string): Promise<string | null> => {
  const lines = (await readFile(file, 'utf8').catch(() => '')).trim().split('\n').reverse();
  for (const line of lines) {
    const message = parseJson(line);
    if (textAt(message, 'phone') === phone) return textAt(message, 'code');
  }
  return null;
};

/** Asking for codes and logging in with what is wrong: sends nothing to anybody. */
export const checkSignInRefusals = async (kit: Kit): Promise<void> => {
  for (const phone of ['', 'hello', '12', '9'.repeat(40)])
    await kit.refuses('sendCode', { query: `phone=${phone}` }, 422, {
      when: 'what is no phone',
      rule: '18.1',
      field: 'phone',
    });
  const stranger = await kit.expect(
    'checkTelegram',
    { body: { uuid: '00000000-0000-4000-8000-000000000000' } },
    { when: 'a link that never was', rule: '18.3' },
  );
  if (stranger)
    kit.check(
      'checkTelegram',
      at(stranger.body, 'is_expired') === true && at(stranger.body, 'phone') === null,
      { expected: 'an expired link without a phone', came: 'another answer', rule: '18.3' },
    );
};

const codeFor = async ({ options }: Kit, phone: string): Promise<string | null> =>
  options.fixedCode ?? (options.outbox === null ? null : codeInOutbox(options.outbox, phone));

const otherCode = (code: string): string => (code === '0000' ? '1111' : '0000');

/** Logs a phone in as its owner would; null when that cannot be done. */
export const logIn = async (kit: Kit, phone: string): Promise<string | null> => {
  const sent = await kit.expect(
    'sendCode',
    { query: `phone=${phone}` },
    { when: 'a phone', rule: '18.3' },
  );
  const code = sent && (await codeFor(kit, phone));
  if (!code) return null;
  if (kit.options.fixedCode === null)
    await kit.refuses('logIn', { body: { phone, code: otherCode(code) } }, 'code.wrong', {
      when: 'a wrong code',
      rule: '18.3',
    });
  const answer = await kit.expect(
    'logIn',
    { body: { phone, code } },
    { when: 'the right code', rule: '18.3' },
  );
  const token = textAt(answer?.body, 'token');
  if (token === null) return null;
  kit.check('logIn', textAt(answer?.body, 'user', 'phone') === phone, {
    expected: 'the account of the phone that has the code',
    came: 'another one',
    rule: '18.1',
  });
  if (kit.options.fixedCode === null)
    await kit.refuses('logIn', { body: { phone, code } }, 422, {
      when: 'a code that was used',
      rule: '18.3',
    });
  return token;
};

/** Logs out and checks that the token opens nothing any more. */
export const logOut = async (kit: Kit, token: string): Promise<void> => {
  await kit.expect('logOut', { token, body: {} }, { when: 'a customer', rule: '17.8' });
  await kit.refuses('showUser', { token }, 'unauthorized', {
    when: 'a token after logging out',
    rule: '17.8',
  });
};
