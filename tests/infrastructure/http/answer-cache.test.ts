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
  await cache.keep('ru /settings', ask);
  wait(later);
  await cache.keep('ru /settings', ask);
  expect(ask).toHaveBeenCalledTimes(calls);
});

it('visitors who come together share one call', async () => {
  const { cache, ask } = openCache();
  const answers = await Promise.all([cache.keep('ru /a', ask), cache.keep('ru /a', ask)]);
  expect(answers[1]).toBe(answers[0]);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('different questions have different answers', async () => {
  const { cache } = openCache();
  await cache.keep('ru /a', () => Promise.resolve(ok('ru')));
  expect(await cache.keep('en /a', () => Promise.resolve(ok('en')))).toEqual(ok('en'));
});

it('a failure is told to those who wait for it, and to nobody after them', async () => {
  const { cache, ask } = openCache();
  const failing = jest.fn(() => Promise.resolve(refuse({ kind: 'unreachable' } as const)));
  const both = await Promise.all([cache.keep('ru /a', failing), cache.keep('ru /a', failing)]);
  expect(both.map((answer) => answer.ok)).toEqual([false, false]);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await cache.keep('ru /a', ask)).toEqual(ok('answer at 0'));
});

it('a failure that comes late does not throw away the newer answer', async () => {
  const { cache, ask, wait } = openCache();
  let fail: () => void = () => undefined;
  const late = cache.keep<string>(
    'ru /a',
    () =>
      new Promise((resolve) => {
        fail = () => {
          resolve(refuse({ kind: 'timeout' }));
        };
      }),
  );
  wait(LIFETIME);
  await cache.keep('ru /a', ask);
  fail();
  await late;
  await cache.keep('ru /a', ask);
  expect(ask).toHaveBeenCalledTimes(1);
});

describe('what changes by the minute', () => {
  it('is shared by those who ask while the call is under way, and by nobody after them', async () => {
    const { cache, ask } = openCache();
    const both = await Promise.all([cache.share('ru /goods', ask), cache.share('ru /goods', ask)]);
    expect(both[1]).toBe(both[0]);
    await cache.share('ru /goods', ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is shared while it is under way, however long that takes', async () => {
    const { cache, ask, wait } = openCache();
    let finish: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = cache.share('ru /goods', () => slow.then(ask));
    wait(LIFETIME * 2);
    const second = cache.share('ru /goods', ask);
    finish();
    expect(await second).toBe(await first);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
