import { networkOf } from '../../../environment/network-of';
import { BoundedMemoryLimiter, countRequests } from '../../../server/rate-limit/request-limiter';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const asksOf = async (
  count: ReturnType<typeof countRequests>,
  address: string,
  times: number,
): Promise<readonly (number | null)[]> => {
  const waits: (number | null)[] = [];
  for (let asked = 0; asked < times; asked += 1) waits.push(await count(networkOf(address)));
  return waits;
};

it('lets half of a minute’s requests through at once, then says when the next may pass', async () => {
  const count = countRequests(6);
  expect(await asksOf(count, '192.0.2.1', 4)).toEqual([null, null, null, 30_000]);
  jest.advanceTimersByTime(20_000);
  expect(await asksOf(count, '192.0.2.1', 1)).toEqual([10_000]);
  jest.advanceTimersByTime(10_000);
  expect(await asksOf(count, '192.0.2.1', 1)).toEqual([null]);
});

it('does not use up what another network may', async () => {
  const count = countRequests(2);
  expect(await asksOf(count, '192.0.2.1', 2)).toEqual([null, 30_000]);
  expect(await asksOf(count, '192.0.2.2', 1)).toEqual([null]);
});

it('gives a site four times as much as a household, from however many of its networks it asks', async () => {
  const count = countRequests(4);
  const waits: (number | null)[] = [];
  for (let household = 1; household <= 20; household += 1)
    waits.push(...(await asksOf(count, `2001:db8:1:${household.toString(16)}::1`, 1)));
  expect(waits.filter((wait) => wait === null)).toHaveLength(8);
  expect(await asksOf(count, '2001:db8:2:1::1', 1)).toEqual([null]);
});

it('remembers no more networks than it may: the one that asked longest ago is forgotten', async () => {
  const limiter = new BoundedMemoryLimiter({ points: 1, duration: 30, maxKeys: 2 });
  for (const key of ['a', 'b', 'c']) await limiter.consume(key);
  expect(limiter.dump().storage.map(({ key }) => key)).toEqual(['b', 'c']);
  await expect(limiter.consume('b')).rejects.toMatchObject({ consumedPoints: 2 });
});
