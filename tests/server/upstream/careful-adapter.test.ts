import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { AxiosError } from 'axios';
import { carefulAdapter } from '../../../server/upstream/careful-adapter';
import { createBreaker } from '../../../server/upstream/breaker';

let time = 0;
beforeEach(() => {
  time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => {
  jest.restoreAllMocks();
});

// Of a call only its address counts here.
const callTo = (url: string) => ({ url, method: 'get' }) as InternalAxiosRequestConfig;
const ANSWER = { status: 200 } as AxiosResponse;
const GIVEN_UP = new AxiosError('canceled', 'ERR_CANCELED');

/** Calls end as `ends` says, after so many milliseconds. */
const shopWith = (ends: (url: string) => 'answered' | 'given up') => {
  const breaker = createBreaker(() => time);
  const send: AxiosAdapter = ({ url = '' }) => {
    time += 1200;
    return ends(url) === 'answered' ? Promise.resolve(ANSWER) : Promise.reject(GIVEN_UP);
  };
  return { breaker, ask: carefulAdapter(send, breaker) };
};

const settled = async (work: readonly Promise<unknown>[]): Promise<void> => {
  await Promise.allSettled(work);
  await new Promise(setImmediate);
};

it('a backend that lets one call after the other wait is left alone for a moment', async () => {
  const { breaker, ask } = shopWith(() => 'given up');
  for (let count = 0; count < 5; count += 1) await settled([ask(callTo('/domain'))]);
  expect(breaker.isClosed()).toBe(false);
});

it('calls that are given up while the backend answers others say nothing of it', async () => {
  const { breaker, ask } = shopWith((url) => (url === '/user' ? 'given up' : 'answered'));
  for (let count = 0; count < 3; count += 1) {
    const urls = ['/domain', ...Array<string>(6).fill('/user')];
    await settled(urls.map((url) => ask(callTo(url))));
  }
  expect(breaker.isClosed()).toBe(true);
});
