import fc from 'fast-check';
import { LruBackendResponseCache } from '../../../server/upstream/lru-backend-response-cache';
import { ok, refuse } from '../../../src/domain/result/result';
import { CACHED, STALE_IF_ERROR } from '../../../src/infrastructure/http/backend-response-cache';

const FRESH = CACHED.freshFor;
const MAX_SIZE = 100_000;

const open = ({ maxStale = 0, patience = 20, maxSize = MAX_SIZE } = {}) => {
  let now = 0;
  const cache = new LruBackendResponseCache({ maxStale, patience, maxSize }, () => now);
  return {
    cache,
    call: jest.fn(() => Promise.resolve(ok(`response at ${String(now)}`))),
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

const answering = (value: unknown) => () => Promise.resolve(ok(value));
const AWAY = () => Promise.resolve(refuse({ kind: 'unreachable' } as const));

/** A call that is answered when the test says so. */
const held = () => {
  let answer: (value: string) => void = () => undefined;
  let fail: () => void = () => undefined;
  const call = () =>
    new Promise<ReturnType<typeof ok<string>> | ReturnType<typeof refuse<{ kind: 'timeout' }>>>(
      (resolve) => {
        answer = (value) => {
          resolve(ok(value));
        };
        fail = () => {
          resolve(refuse({ kind: 'timeout' }));
        };
      },
    );
  return {
    call,
    answer: (value: string) => {
      answer(value);
    },
    fail: () => {
      fail();
    },
  };
};

it.each([
  ['just before its time is over', FRESH - 1, 1],
  ['exactly when its time is over', FRESH, 2],
  ['after its time', FRESH + 1, 2],
])('calls again for a cached response: %s', async (_when, later, calls) => {
  const { cache, call, wait } = open();
  await cache.fetch('ru /settings', CACHED, call);
  wait(later);
  await cache.fetch('ru /settings', CACHED, call);
  expect(call).toHaveBeenCalledTimes(calls);
});

it.each([CACHED, STALE_IF_ERROR])(
  'lets visitors who come together share one call: %j',
  async (policy) => {
    const { cache, call } = open({ maxStale: 1000 });
    const both = [cache.fetch('ru /a', policy, call), cache.fetch('ru /a', policy, call)];
    const [first, second] = await Promise.all(both);
    expect(second).toBe(first);
    expect(call).toHaveBeenCalledTimes(1);
  },
);

it('has different responses for different keys', async () => {
  const { cache } = open();
  await cache.fetch('ru /a', CACHED, answering('ru'));
  expect(await cache.fetch('en /a', CACHED, answering('en'))).toEqual(ok('en'));
});

it('tells a failure to those who wait for it, and to nobody after them', async () => {
  const { cache, call } = open();
  const failing = jest.fn(AWAY);
  const both = [cache.fetch('ru /a', CACHED, failing), cache.fetch('ru /a', CACHED, failing)];
  expect((await Promise.all(both)).map((answer) => answer.ok)).toEqual([false, false]);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await cache.fetch('ru /a', CACHED, call)).toEqual(ok('response at 0'));
});

it('shares a call while it is under way, however long that takes, and with nobody after it', async () => {
  const { cache, call, wait } = open();
  const slow = held();
  const first = cache.fetch('ru /goods', STALE_IF_ERROR, slow.call);
  wait(FRESH * 2);
  const second = cache.fetch('ru /goods', STALE_IF_ERROR, call);
  slow.answer('slow');
  expect(await second).toBe(await first);
  expect(call).not.toHaveBeenCalled();
  await cache.fetch('ru /goods', STALE_IF_ERROR, call);
  expect(call).toHaveBeenCalledTimes(1);
});

describe('while the backend is away', () => {
  const DAY = 1000 * FRESH;

  it.each([
    ['as old as it may be', DAY, true],
    ['older', DAY + 1, false],
  ])('falls back to a response that is %s', async (_how, age, isStale) => {
    const { cache, wait } = open({ maxStale: DAY });
    await cache.fetch('a', CACHED, answering('old'));
    wait(age);
    expect((await cache.fetch('a', CACHED, AWAY)).ok).toBe(isStale);
  });

  it.each([
    [{ kind: 'timeout' } as const, true],
    [{ kind: 'undecodable', paths: [] } as const, true],
    [{ kind: 'refused', status: 500, code: null, message: null, errors: {} } as const, true],
    [{ kind: 'refused', status: 404, code: null, message: null, errors: {} } as const, false],
  ])('falls back after %j: %s', async (failure, isStale) => {
    const { cache } = open({ maxStale: DAY });
    await cache.fetch('a', STALE_IF_ERROR, answering('old'));
    const response = await cache.fetch('a', STALE_IF_ERROR, () => Promise.resolve(refuse(failure)));
    expect(response.ok).toBe(isStale);
  });

  it('falls back for a slow response, which is retained all the same', async () => {
    const { cache, wait } = open({ maxStale: DAY });
    await cache.fetch('a', CACHED, answering('old'));
    wait(FRESH);
    const slow = held();
    expect(await cache.fetch('a', CACHED, slow.call)).toEqual(ok('old'));
    slow.answer('new');
    await Promise.resolve();
    wait(FRESH);
    expect(await cache.fetch('a', CACHED, AWAY)).toEqual(ok('new'));
  });

  it('keeps a response when a call that began before it fails late', async () => {
    const { cache, call } = open({ maxStale: DAY });
    const late = held();
    void cache.fetch('a', STALE_IF_ERROR, late.call);
    cache.retain('a', 'new');
    late.fail();
    await Promise.resolve();
    expect(await cache.fetch('a', STALE_IF_ERROR, AWAY)).toEqual(ok('new'));
    expect(call).not.toHaveBeenCalled();
  });

  it('knows for how long calls have failed, until one succeeds', async () => {
    const { cache, wait } = open({ maxStale: DAY });
    await cache.fetch('a', CACHED, answering('old'));
    wait(FRESH);
    await cache.fetch('a', CACHED, AWAY);
    wait(700);
    await cache.fetch('a', CACHED, AWAY);
    expect(cache.failingFor('a')).toBe(700);
    await cache.fetch('a', CACHED, answering('new'));
    expect(cache.failingFor('a')).toBeNull();
  });

  it('falls back to nothing where stale responses are not wanted', async () => {
    const { cache, call, wait } = open();
    await cache.fetch('a', CACHED, call);
    wait(FRESH);
    expect((await cache.fetch('a', CACHED, AWAY)).ok).toBe(false);
  });
});

it('retains a response that is asked for at each page anew after five seconds', async () => {
  const { cache, wait } = open({ maxStale: 100_000 });
  await cache.fetch('a', STALE_IF_ERROR, answering('first'));
  wait(4999);
  await cache.fetch('a', STALE_IF_ERROR, answering('second'));
  expect(await cache.fetch('a', STALE_IF_ERROR, AWAY)).toEqual(ok('first'));
  wait(1);
  await cache.fetch('a', STALE_IF_ERROR, answering('third'));
  expect(await cache.fetch('a', STALE_IF_ERROR, AWAY)).toEqual(ok('third'));
});

describe('parts that are retained by themselves', () => {
  const knowing = (parts: Readonly<Record<string, unknown>>) => {
    const opened = open({ maxStale: 1000 });
    for (const [key, part] of Object.entries(parts)) opened.cache.retain(key, part);
    return opened;
  };

  it.each([
    ['in any choice of them, in its order', ['pizza', 'soup'], ['a pizza', 'a soup']],
    ['not where one of the choice is unknown', ['pizza', 'fish'], null],
  ])('are known %s', (_how, keys, found) => {
    const { cache } = knowing({ soup: 'a soup', pizza: 'a pizza' });
    expect(cache.retained(keys)).toEqual(found);
  });

  it('are left out once they are gone', () => {
    const { cache } = knowing({ soup: 'a soup', pizza: 'a pizza' });
    cache.retain('soup', null);
    expect(cache.retained(['pizza', 'soup'])).toEqual(['a pizza']);
  });

  it.each([
    ['as old as they may be', 1000, ['a pizza']],
    ['older', 1001, null],
  ])('are known or not when they are %s', (_how, age, found) => {
    const { cache, wait } = knowing({ pizza: 'a pizza' });
    wait(age);
    expect(cache.retained(['pizza'])).toEqual(found);
  });

  it('do not grow by asking for dishes that never were', () => {
    const { cache } = knowing({});
    for (let id = 0; id < 1000; id += 1) cache.retain(`goods ${String(id)}`, null);
    expect(cache.size).toBe(0);
  });
});

describe('the size', () => {
  it('never exceeds the bound, whatever responses come', async () => {
    const texts = fc.array(fc.string({ maxLength: 2000, unit: 'grapheme' }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(texts, async (values) => {
        const { cache } = open({ maxStale: 1000, maxSize: 20_000 });
        for (const [index, value] of values.entries()) {
          await cache.fetch(`a${String(index)}`, STALE_IF_ERROR, answering(value));
          expect(cache.size).toBeLessThanOrEqual(20_000);
        }
      }),
    );
  });

  it('drops the response that was used longest ago', async () => {
    const { cache } = open({ maxStale: 1000, maxSize: 9000 });
    const long = (letter: string) => letter.repeat(2000);
    await cache.fetch('menu', STALE_IF_ERROR, answering(long('m')));
    await cache.fetch('news', STALE_IF_ERROR, answering(long('n')));
    await cache.fetch('menu', STALE_IF_ERROR, AWAY);
    await cache.fetch('page', STALE_IF_ERROR, answering(long('p')));
    expect((await cache.fetch('news', STALE_IF_ERROR, AWAY)).ok).toBe(false);
    expect(await cache.fetch('menu', STALE_IF_ERROR, AWAY)).toEqual(ok(long('m')));
  });
});
