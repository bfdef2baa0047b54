import { isDeepStrictEqual } from 'node:util';
import { OPERATIONS, changesSomething, isOptional } from '../../calls/calls';
import type { Operation } from '../../calls/calls';
import type { ErrorCode } from '../../calls/errors';
import type { Answer, Kit, Request } from '../kit';
import type { KnownShop } from '../shop';
import { hasBoard } from './staff';

const NOBODYS_KEY = '00000000-0000-4000-8000-000000000000';

/** A path that leads to nothing, except for the city, and a body that says nothing. */
const nowhere = ({ path, body }: Operation, cityId: number): Request => ({
  path: {
    id: path.includes('/domain/') ? cityId : 1,
    goodId: 1,
    key: path.includes('attempts') ? NOBODYS_KEY : 'A'.repeat(22),
    messenger: path.startsWith('/otp') ? 'whatsapp' : 'telegram',
  },
  ...(body && { body: path === '/address' ? [] : {} }),
});

const LONG = JSON.stringify({ comment: 'x'.repeat(120_000) });

const BODIES: readonly (readonly [when: string, code: ErrorCode, text: string, type?: string])[] = [
  ['broken JSON', 'json.broken', '{"domainId": 1,'],
  ['a body that is no JSON', 'body.not_json', 'a=b', 'text/plain'],
  ['a body over 100 kB', 'body.too_large', LONG],
];

/** Refusals that do not depend on what a call does. */
export const checkForms = async (kit: Kit, { cityId }: KnownShop): Promise<void> => {
  const isThere = await hasBoard(kit);
  const operations = OPERATIONS.filter((operation) => isThere || !isOptional(operation));
  for (const operation of operations.filter(changesSomething)) {
    const nameless = { ...nowhere(operation, cityId), headers: { Client: undefined } };
    const when = 'a change without the header Client';
    await kit.refuses(operation.id, nameless, 'client_required', when);
  }
  const needsToken = ({ access }: Operation) => access === 'customer' || access === 'staff';
  for (const operation of operations.filter(needsToken))
    for (const token of [null, 'this-token-was-never-given-to-anybody-at-all']) {
      const when = token === null ? 'nobody' : 'a token that opens no session';
      const strange = { ...nowhere(operation, cityId), token };
      await kit.refuses(operation.id, strange, 'unauthorized', when);
    }
  for (const id of ['calculateCart', 'placeOrder', 'logIn'] as const)
    for (const [when, code, text, type = 'application/json'] of BODIES) {
      const headers = { 'Idempotency-Key': NOBODYS_KEY, 'Content-Type': type };
      await kit.refuses(id, { text, headers }, code, when);
    }
};

const LANGUAGES = ['en', 'ru', 'bg', 'uk', 'kk', null];

const languageOf = ({ headers }: Answer): string => headers.get('Content-Language') ?? 'nothing';

/** Answers and errors are in the language asked for, or in the default one. */
export const checkLanguages = async (kit: Kit, { cityId }: KnownShop): Promise<void> => {
  const calls = [
    ['listCategories', { id: cityId }],
    ['showDish', { id: cityId, slug: 'there-is-no-such-dish' }],
  ] as const;
  for (const [id, path] of calls) {
    const usual: Answer = await kit.send(id, { path, language: 'xx' });
    const fallback = languageOf(usual);
    for (const language of LANGUAGES) {
      const answer: Answer = await kit.send(id, { path, language });
      const said = languageOf(answer);
      const asked = `asked in ${String(language)}`;
      const came = /^[a-z-]{1,10}$/i.test(said) ? said : 'a text';
      const isKnown = said === language || said === fallback;
      const expected = `Content-Language ${String(language)} or ${fallback}, ${asked}`;
      kit.check(id, '6.1', isKnown, expected, came);
      if (said !== fallback || language === fallback) continue;
      const [texts, usualTexts] = [answer, usual].map(({ error, body }) => error?.message ?? body);
      const isSame = isDeepStrictEqual(texts, usualTexts);
      const inFallback = `texts in ${fallback}, as Content-Language says, ${asked}`;
      kit.check(id, '6.1', isSame, inFallback, 'other texts');
    }
  }
};
