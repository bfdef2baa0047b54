import { readFile } from 'node:fs/promises';
import * as t from 'io-ts';
import type { Kit } from '../kit';
import { parseJson } from '../kit';

const Message = t.type({ phone: t.string, code: t.string });

/** The newest code that the backend has written down for a phone. */
const codeInOutbox = async (file: string, phone: string): Promise<string | undefined> => {
  const lines = (await readFile(file, 'utf8').catch(() => '')).trim().split('\n');
  const messages = lines.map(parseJson).filter((message) => Message.is(message));
  return messages.findLast((message) => message.phone === phone)?.code;
};

/** Asks for codes and logs in with what is wrong: sends nothing to anybody. */
export const checkSignInRefusals = async (kit: Kit): Promise<void> => {
  for (const phone of ['', 'hello', '12', '9'.repeat(40)])
    await kit.refuses('sendCode', { query: { phone } }, 422, 'what is no phone', '18.1', 'phone');
  const body = { uuid: '00000000-0000-4000-8000-000000000000' };
  const link = await kit.reads('checkTelegram', { body }, 'a link that never was', '18.3');
  const isExpired = link?.is_expired === true && link.phone === null;
  if (link)
    kit.check('checkTelegram', '18.3', isExpired, 'an expired link without a phone', 'another one');
};

/** Logs a phone in as its owner would; null when that cannot be done. */
export const logIn = async (kit: Kit, phone: string): Promise<string | null> => {
  const { fixedCode, outbox } = kit.options;
  if (!(await kit.reads('sendCode', { query: { phone } }, 'a phone', '18.3'))) return null;
  const code = fixedCode ?? (outbox === null ? undefined : await codeInOutbox(outbox, phone));
  if (code === undefined) return null;
  const body = { phone, code };
  const wrong = { phone, code: code === '0000' ? '1111' : '0000' };
  if (fixedCode === null)
    await kit.refuses('logIn', { body: wrong }, 'code.wrong', 'a wrong code', '18.3');
  const login = await kit.reads('logIn', { body }, 'the right code', '18.3');
  if (!login) return null;
  const isOwn = login.user.phone === phone;
  kit.check('logIn', '18.1', isOwn, 'the account of the phone that has the code', 'another one');
  if (fixedCode === null) await kit.refuses('logIn', { body }, 422, 'a code that was used', '18.3');
  return login.token;
};

/** Logs out and checks that the token opens nothing any more. */
export const logOut = async (kit: Kit, token: string): Promise<void> => {
  await kit.reads('logOut', { token, body: {} }, 'a customer', '17.8');
  await kit.refuses('showUser', { token }, 'unauthorized', 'a token after logging out', '17.8');
};
