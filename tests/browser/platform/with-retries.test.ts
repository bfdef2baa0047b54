import { withRetries } from '../../../src/browser/platform/with-retries';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('fetches a chunk again after a pause, and answers the one that came', async () => {
  const fetchChunk = jest.fn<Promise<string>, []>();
  fetchChunk.mockRejectedValueOnce(new Error('tunnel')).mockResolvedValueOnce('sagas');
  const chunk = withRetries(fetchChunk);
  await jest.advanceTimersByTimeAsync(500);
  await expect(chunk).resolves.toBe('sagas');
});

it('gives up after four tries, with the last error', async () => {
  const fetchChunk = jest.fn(() => Promise.reject(new Error('offline')));
  const chunk = expect(withRetries(fetchChunk)).rejects.toThrow('offline');
  await jest.advanceTimersByTimeAsync(60_000);
  await chunk;
  expect(fetchChunk).toHaveBeenCalledTimes(4);
});
