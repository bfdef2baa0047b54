import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { AxiosError } from 'axios';
import { CircuitState } from 'cockatiel';
import {
  BackendFault,
  createCircuit,
  resilientAdapter,
  throughCircuit,
} from '../../../server/upstream/backend-policy';
import { passWallTime } from '../../support/pass-time';

let time = 0;
beforeEach(() => {
  time = 0;
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
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  const circuit = createCircuit();
  const send: AxiosAdapter = ({ url = '' }) => {
    time += 1200;
    return ends(url) === 'answered' ? Promise.resolve(ANSWER) : Promise.reject(GIVEN_UP);
  };
  return { circuit, ask: resilientAdapter(send, circuit) };
};

it('a backend that lets one call after the other wait is left alone for a moment', async () => {
  const { circuit, ask } = shopWith(() => 'given up');
  for (let count = 0; count < 5; count += 1) await Promise.allSettled([ask(callTo('/domain'))]);
  expect(circuit.state).toBe(CircuitState.Open);
});

it('calls that are given up while the backend answers others say nothing of it', async () => {
  const { circuit, ask } = shopWith((url) => (url === '/user' ? 'given up' : 'answered'));
  for (let count = 0; count < 3; count += 1) {
    const urls = ['/domain', ...Array<string>(6).fill('/user')];
    await Promise.allSettled(urls.map((url) => ask(callTo(url))));
  }
  expect(circuit.state).toBe(CircuitState.Closed);
});

const fail = () => Promise.reject(new BackendFault());

it('while one call tries whether the backend is back, others are refused at once', async () => {
  const circuit = createCircuit();
  for (let count = 0; count < 5; count += 1)
    await expect(throughCircuit(circuit, fail)).rejects.toThrow(BackendFault);
  passWallTime(1000);
  let answer = (): void => undefined;
  const trying = throughCircuit(
    circuit,
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  await expect(throughCircuit(circuit, fail)).rejects.toThrow('circuit breaker is open');
  answer();
  await trying;
  expect(circuit.state).toBe(CircuitState.Closed);
});
