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

describe('while the backend is away', () => {
  const DAY = 1000 * LIFETIME;
  const standIn = { lasts: DAY, patience: 20, answers: 2, things: 2 };
  const AWAY = () => Promise.resolve(refuse({ kind: 'unreachable' } as const));
  const open = () => {
    let now = 0;
    return {
      cache: new AnswerCache(LIFETIME, () => now, standIn),
      wait: (milliseconds: number) => {
        now += milliseconds;
      },
    };
  };
  const answering = (value: string) => () => Promise.resolve(ok(value));

  it.each([
    ['as old as it may be', DAY, true],
    ['older', DAY + 1, false],
  ])('its last answer stands in: one that is %s', async (_how, age, standsIn) => {
    const { cache, wait } = open();
    await cache.keep('a', answering('old'));
    wait(age);
    expect((await cache.keep('a', AWAY)).ok).toBe(standsIn);
  });

  it.each([
    [{ kind: 'timeout' } as const, true],
    [{ kind: 'undecodable', paths: [] } as const, true],
    [{ kind: 'refused', status: 500, code: null, message: null, errors: {} } as const, true],
    [{ kind: 'refused', status: 404, code: null, message: null, errors: {} } as const, false],
  ])('%j lets it stand in: %s', async (failure, standsIn) => {
    const { cache } = open();
    await cache.share('a', answering('old'));
    expect((await cache.share('a', () => Promise.resolve(refuse(failure)))).ok).toBe(standsIn);
  });

  it('stands in for a slow answer, which is heard all the same', async () => {
    const { cache, wait } = open();
    await cache.keep('a', answering('old'));
    wait(LIFETIME);
    let answer: (text: string) => void = () => undefined;
    const slow = () =>
      new Promise<ReturnType<typeof ok<string>>>((resolve) => {
        answer = (text) => {
          resolve(ok(text));
        };
      });
    expect(await cache.keep('a', slow)).toEqual(ok('old'));
    answer('new');
    await Promise.resolve();
    expect(await cache.keep('a', AWAY)).toEqual(ok('new'));
  });

  it('knows for how long nobody has answered, until somebody does', async () => {
    const { cache, wait } = open();
    await cache.keep('a', answering('old'));
    wait(LIFETIME);
    await cache.keep('a', AWAY);
    wait(700);
    await cache.keep('a', AWAY);
    expect(cache.silentFor('a')).toBe(700);
    await cache.keep('a', answering('new'));
    expect(cache.silentFor('a')).toBeNull();
  });

  it('remembers only so many answers, those heard last', async () => {
    const { cache, wait } = open();
    for (const key of ['a', 'b', 'c']) await cache.share(key, answering(key));
    wait(1);
    expect((await cache.share('a', AWAY)).ok).toBe(false);
    expect(await cache.share('c', AWAY)).toEqual(ok('c'));
  });

  it('keeps nothing where earlier answers are not to stand in', async () => {
    const { cache, ask, wait } = openCache();
    await cache.keep('a', ask);
    wait(LIFETIME);
    expect((await cache.keep('a', AWAY)).ok).toBe(false);
    expect(cache.silentFor('a')).toBeNull();
  });
});
