import { NamedTurns } from '../../../backend/storage/named-turns';

const pause = () => new Promise((resolve) => setImmediate(resolve));

it('does work of one name one at a time, also after one that failed', async () => {
  const turns = new NamedTurns();
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
    [1, 2, 3, 4].map((turn) => turns.run('a', () => work(turn))),
  );
  expect(most).toBe(1);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

it('lets works of other names go on meanwhile', async () => {
  const turns = new NamedTurns();
  let letGo = (): void => undefined;
  const first = turns.run('a', () => new Promise<void>((resolve) => (letGo = resolve)));
  await expect(turns.run('b', () => Promise.resolve('done'))).resolves.toBe('done');
  letGo();
  await first;
});
