import type { AxiosInstance } from 'axios';
import axios, { getAdapter } from 'axios';
import type { Metrics } from '../ops/metrics';
import { createMetrics } from '../ops/metrics';
import type { Breaker } from './breaker';
import { createBreaker } from './breaker';
import { carefulAdapter } from './careful-adapter';
import { countedAdapter } from './counted-adapter';
import { openBackendRequest } from './backend-request';
import { keepAliveAgent } from './keep-alive-agent';
import { parseJson } from './parse-json';

/** Bytes; the largest answer of the contract is far below. It is counted while it comes. */
const ANSWER_LIMIT = 8_000_000;

/** Pages and sessions have connections of their own: what is passed on cannot use them up. */
const CONNECTIONS = 256;

/** In milliseconds, for a whole call; a page and a probe have less. */
const TIMEOUT = 15_000;

/** Calls to the backend over kept connections, with care for one that is slow or away. */
export const createHttpClient = (
  apiUrl: string,
  breaker: Breaker = createBreaker(),
  metrics: Metrics = createMetrics(),
): AxiosInstance => {
  const agent = keepAliveAgent(apiUrl, CONNECTIONS);
  return axios.create({
    baseURL: `${apiUrl}/api/v1`,
    adapter: countedAdapter(carefulAdapter(getAdapter('http'), breaker), metrics),
    timeout: TIMEOUT,
    httpAgent: agent,
    httpsAgent: agent,
    transport: { request: openBackendRequest },
    maxContentLength: ANSWER_LIMIT,
    maxRedirects: 0,
    // The backend is near: packing and unpacking would cost more than the bytes.
    headers: { 'Accept-Encoding': 'identity' },
    decompress: false,
    transformResponse: [parseJson],
    proxy: false,
  });
};
