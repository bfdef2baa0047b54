import type { Result } from '../../../src/domain';
import { ok } from '../../../src/domain';
import { usageError } from '../command';
import { parseArguments } from '../parse-arguments';

/** What an operator wants to know or do about webhooks. */
export type WebhooksRequest =
  | { readonly action: 'list' }
  | { readonly action: 'add'; readonly url: string }
  | { readonly action: 'remove' | 'test'; readonly target: number }
  | { readonly action: 'resend'; readonly which: number | 'parked' };

type Read = Result<string, WebhooksRequest>;

const NAME = 'webhooks';

const urlOf = (text: string): URL | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
};

const readAdd = (text: string): Read => {
  const url = urlOf(text);
  if (url === null) return usageError(NAME, 'name an address that begins with https://');
  return url.username === '' && url.password === ''
    ? ok({ action: 'add', url: url.href })
    : usageError(NAME, 'the address holds no password: the signature says who has sent it');
};

const readNumber = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

const readTarget = (action: 'remove' | 'test', text: string): Read => {
  const target = readNumber(text);
  return target === null
    ? usageError(NAME, 'name the number of a target, as list shows it')
    : ok({ action, target });
};

const readResend = (text: string, isParked: boolean): Read => {
  if (isParked && text === '') return ok({ action: 'resend', which: 'parked' });
  const delivery = readNumber(text);
  return delivery === null || isParked
    ? usageError(NAME, 'name the number of a delivery, or --parked')
    : ok({ action: 'resend', which: delivery });
};

/** Understands what an operator wants; refuses with one line about what was wrong. */
export const readWebhooksRequest = ([action, ...args]: readonly string[]): Read => {
  const flags = action === 'resend' ? ['parked'] : [];
  const split = parseArguments(NAME, args, { valued: [], flags });
  if (!split.ok) return split;
  const [first = '', ...rest] = split.value.plain;
  if (rest[0] !== undefined) return usageError(NAME, `unknown word "${rest[0]}"`);
  switch (action) {
    case 'list':
      return first === '' ? ok({ action }) : usageError(NAME, 'list takes no arguments');
    case 'add':
      return readAdd(first);
    case 'remove':
    case 'test':
      return readTarget(action, first);
    case 'resend':
      return readResend(first, split.value.flags.has('parked'));
    default:
      return usageError(NAME, 'say what to do: add, list, test, resend, remove');
  }
};
