import { KeyedMutex } from '../../../backend/storage/keyed-mutex';

const pause = () => new Promise((resolve) => setImmediate(resolve));

it('runs works of one key one at a time, also after one that failed', async () => {
  const mutex = new KeyedMutex();
  let busy = 0;
  let most = 0;
  const work = async (turn: number) => {
    busy += 1;
    most = Math.max(most, busy);
    await pause();
    busy -= 1;
    if (turn === 2) throw new Error('on purpose');
    return turn;
  };
  const results = await Promise.allSettled(
    [1, 2, 3, 4].map((turn) => mutex.runExclusive('a', () => work(turn))),
  );
  expect(most).toBe(1);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

it('lets works of other keys go on meanwhile', async () => {
  const mutex = new KeyedMutex();
  let letGo = (): void => undefined;
  const first = mutex.runExclusive('a', () => new Promise<void>((resolve) => (letGo = resolve)));
  await expect(mutex.runExclusive('b', () => Promise.resolve('done'))).resolves.toBe('done');
  letGo();
  await first;
});
