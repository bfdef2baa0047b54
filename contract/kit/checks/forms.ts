import type { ErrorCode } from '../../calls/errors';
import type { Operation } from '../../calls/calls';
import { OPERATIONS, changesSomething } from '../../calls/calls';
import type { Call } from '../caller';
import type { Kit } from '../kit';
import type { KnownShop } from '../shop';

const NOBODYS_KEY = '00000000-0000-4000-8000-000000000000';

/** Parameters of a path that lead to nothing, except for the city, and a body that says nothing. */
const nowhere = ({ path, body }: Operation, { cityId }: KnownShop): Call => ({
  params: {
    id: path.includes('/domain/') ? cityId : 1,
    goodId: 1,
    key: path.includes('attempts') ? NOBODYS_KEY : 'A'.repeat(22),
    messenger: path.startsWith('/otp') ? 'whatsapp' : 'telegram',
  },
  ...(body ? { body: path === '/address' ? [] : {} } : {}),
});

/** Changes that nobody may make who does not say who they are: no body, no token. */
const namelessChanges = async (kit: Kit, shop: KnownShop): Promise<void> => {
  for (const operation of OPERATIONS.filter(changesSomething))
    await kit.refuses(
      operation.id,
      { ...nowhere(operation, shop), isNameless: true },
      'client_required',
      { when: 'a change without the header Client', rule: null },
    );
};

/** Calls about a customer by nobody and by a token that was never given out. */
const strangers = async (kit: Kit, shop: KnownShop): Promise<void> => {
  for (const operation of OPERATIONS.filter(({ access }) => access === 'customer'))
    for (const token of [null, 'this-token-was-never-given-to-anybody-at-all'])
      await kit.refuses(operation.id, { ...nowhere(operation, shop), token }, 'unauthorized', {
        when: token === null ? 'nobody' : 'a token that opens no session',
        rule: null,
      });
};

const BODIES: readonly (readonly [when: string, code: ErrorCode, call: Call])[] = [
  ['broken JSON', 'json.broken', { rawBody: '{"domainId": 1,' }],
  ['a body that is no JSON', 'body.not_json', { rawBody: 'a=b', contentType: 'text/plain' }],
  [
    'a body over 100 kB',
    'body.too_large',
    { rawBody: JSON.stringify({ comment: 'x'.repeat(120_000) }) },
  ],
];

const brokenBodies = async (kit: Kit): Promise<void> => {
  for (const id of ['calculateCart', 'placeOrder', 'logIn'] as const)
    for (const [when, code, call] of BODIES)
      await kit.refuses(id, { ...call, headers: { 'Idempotency-Key': NOBODYS_KEY } }, code, {
        when,
        rule: null,
      });
};

/** The form of errors: whatever is asked wrongly is answered in the one shape of all errors. */
export const checkForms = async (kit: Kit, shop: KnownShop): Promise<void> => {
  await namelessChanges(kit, shop);
  await strangers(kit, shop);
  await brokenBodies(kit);
};
