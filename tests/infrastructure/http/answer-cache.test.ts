import { refuse, ok } from '../../../src/domain/result/result';
import { AnswerCache } from '../../../src/infrastructure/http/answer-cache';

const LIFETIME = 5000;

const openCache = () => {
  let now = 0;
  const cache = new AnswerCache(LIFETIME, () => now);
  const ask = jest.fn(() => Promise.resolve(ok(`answer at ${String(now)}`)));
  return {
    cache,
    ask,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

it.each([
  ['just before its time is over', LIFETIME - 1, 1],
  ['exactly when its time is over', LIFETIME, 2],
  ['after its time', LIFETIME + 1, 2],
])('an answer is asked for again: %s', async (_when, later, calls) => {
  const { cache, ask, wait } = openCache();
  await cache.get('ru /settings', ask);
  wait(later);
  await cache.get('ru /settings', ask);
  expect(ask).toHaveBeenCalledTimes(calls);
});

it('visitors who come together share one call', async () => {
  const { cache, ask } = openCache();
  const answers = await Promise.all([cache.get('ru /a', ask), cache.get('ru /a', ask)]);
  expect(answers[1]).toBe(answers[0]);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('different questions have different answers', async () => {
  const { cache } = openCache();
  await cache.get('ru /a', () => Promise.resolve(ok('ru')));
  expect(await cache.get('en /a', () => Promise.resolve(ok('en')))).toEqual(ok('en'));
});

it('a failure is told to those who wait for it, and to nobody after them', async () => {
  const { cache, ask } = openCache();
  const failing = jest.fn(() => Promise.resolve(refuse({ kind: 'unreachable' } as const)));
  const both = await Promise.all([cache.get('ru /a', failing), cache.get('ru /a', failing)]);
  expect(both.map((answer) => answer.ok)).toEqual([false, false]);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await cache.get('ru /a', ask)).toEqual(ok('answer at 0'));
});

it('a failure that comes late does not throw away the newer answer', async () => {
  const { cache, ask, wait } = openCache();
  let fail: () => void = () => undefined;
  const late = cache.get<string>(
    'ru /a',
    () =>
      new Promise((resolve) => {
        fail = () => {
          resolve(refuse({ kind: 'timeout' }));
        };
      }),
  );
  wait(LIFETIME);
  await cache.get('ru /a', ask);
  fail();
  await late;
  await cache.get('ru /a', ask);
  expect(ask).toHaveBeenCalledTimes(1);
});
