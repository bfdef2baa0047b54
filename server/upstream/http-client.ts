import type { AxiosAdapter, AxiosInstance, AxiosResponse } from 'axios';
import axios, { AxiosError, getAdapter, isAxiosError } from 'axios';
import type { CircuitBreakerPolicy } from 'cockatiel';
import { callName, codeOfBody, createMetrics } from '../ops/metrics';
import type { Metrics } from '../ops/metrics';
import { createCircuit, resilientAdapter } from './backend-policy';
import { keepAliveAgent, openBackendRequest } from './connection-pools';

/** Bytes; the largest answer of the contract is far below. It is counted while it comes. */
const ANSWER_LIMIT = 8_000_000;

/** Pages and sessions have connections of their own: what is passed on cannot use them up. */
const CONNECTIONS = 256;

/** In milliseconds, for a whole call; a page and a probe have less. */
const TIMEOUT = 15_000;

const givenUpOrLost = (error: unknown): string =>
  isAxiosError(error) && error.code === AxiosError.ERR_CANCELED ? 'given_up' : 'lost';

/** Measures what another adapter sends, and counts what the backend refuses. */
const countedAdapter =
  (send: AxiosAdapter, metrics: Metrics): AxiosAdapter =>
  async (config) => {
    const ended = metrics.calls.startTimer({ call: callName(config.url ?? '') });
    const answered = ({ status, data }: AxiosResponse<unknown>): void => {
      ended({ outcome: status });
      if (status >= 400) metrics.refused(status, codeOfBody(data));
    };
    try {
      const answer = await send(config);
      answered(answer);
      return answer;
    } catch (error) {
      const answer = isAxiosError<unknown>(error) ? error.response : undefined;
      // One that is too long or broke off has a good status.
      if (answer && answer.status >= 400) answered(answer);
      else ended({ outcome: givenUpOrLost(error) });
      throw error;
    }
  };

/** Makes calls to the backend over keep-alive connections, through retry and circuit breaker. */
export const createHttpClient = (
  apiUrl: string,
  circuit: CircuitBreakerPolicy = createCircuit(),
  metrics: Metrics = createMetrics(),
): AxiosInstance => {
  const agent = keepAliveAgent(apiUrl, CONNECTIONS);
  return axios.create({
    baseURL: `${apiUrl}/api/v1`,
    adapter: countedAdapter(resilientAdapter(getAdapter('http'), circuit), metrics),
    timeout: TIMEOUT,
    httpAgent: agent,
    httpsAgent: agent,
    transport: { request: openBackendRequest },
    maxContentLength: ANSWER_LIMIT,
    maxRedirects: 0,
    // The backend is near: packing and unpacking would cost more than the bytes.
    headers: { 'Accept-Encoding': 'identity' },
    decompress: false,
    proxy: false,
  });
};
