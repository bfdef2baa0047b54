import { Agent } from 'node:http';
import fc from 'fast-check';
import type { Operation } from '../../../../contract/calls/calls';
import { OPERATIONS } from '../../../../contract/calls/calls';
import { runCount, seedOf } from '../../../support/run-count';
import { differencesOf } from '../../support/exchange';
import { customerWith } from '../../support/orders';
import type { KnownThings } from './strange-call';
import type { OpenBackend } from '../open-backend';
import { openBackend } from '../open-backend';
import { knownThings } from './known-things';
import { rawCall } from './raw-call';
import { strangeCall } from './strange-call';

/** Of each call. */
const RUNS = runCount('FUZZ_RUNS');
const SEED = seedOf(20_261_128);

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

jest.setTimeout(60_000 + RUNS * 4_000);

// A connection that is kept may be given up by the server just as a call begins on it.
const agent = new Agent();
let backend: OpenBackend;
let token: string;
let known: KnownThings;

beforeAll(async () => {
  backend = await openBackend();
});
afterAll(async () => {
  agent.destroy();
  await backend.close();
});

let phones = 880_000_000;
const freshPhone = (): string => `359${String((phones += 1))}`;

const logIn = async (): Promise<void> => {
  token = (await customerWith(backend.shop, freshPhone())).token;
};

/** Nobody, the customer whose order and address are known, and what is no token. */
const callers = () =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(`Bearer ${token}`) },
    { weight: 2, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('Bearer', 'Bearer x', `Bearer ${'x'.repeat(5_000)}`, 'Basic eDp5'),
    },
  );

const askStrangely = async (operation: Operation): Promise<void> => {
  const base = new URL(backend.server.url);
  await fc.assert(
    fc.asyncProperty(strangeCall(operation, known), callers(), async (call, authorization) => {
      const answer = await rawCall(base, operation.method, call, { authorization, agent });
      const exchange = { ...answer, method: operation.method, path: call.path };
      expect(answer.status).toBeLessThan(500);
      expect(differencesOf(exchange)).toEqual([]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
};

describe('whatever comes, the answer is one of the contract and never a fault of ours', () => {
  beforeEach(async () => {
    // Some calls end the session, the account or the order of whoever makes them.
    await logIn();
    known = await knownThings(backend.shop, token);
  });

  it.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_id, operation) => {
      await askStrangely(operation);
    },
  );

  it('is alive and well after all that', async () => {
    await backend.shop.get('/readyz').expect(200);
    await backend.shop.get('/api/v1/domain/1/goods').expect(200);
  });
});

describe.each(
  OPERATIONS.filter(({ body }) => body).map((operation) => [operation.id, operation] as const),
)('the body of %s', (_id, operation) => {
  beforeAll(logIn);

  const path = operation.path.replaceAll(/\{\w+\}/g, '1');
  const send = (body: string, type: string) =>
    rawCall(
      new URL(backend.server.url),
      operation.method,
      { path, body, headers: { Client: 'web', 'Content-Type': type, 'Idempotency-Key': KEY } },
      { authorization: `Bearer ${token}`, agent },
    );

  it.each([
    ['of one megabyte', `"${'x'.repeat(1_000_000)}"`, 'application/json', 413],
    ['of another kind', 'a=b', 'application/x-www-form-urlencoded', 415],
    ['in broken JSON', '{"a":', 'application/json', 400],
  ])('is refused %s', async (_what, body, type, status) => {
    expect((await send(body, type)).status).toBe(status);
  });
});
