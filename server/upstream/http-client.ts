import axios, { getAdapter } from 'axios';
import type { AxiosInstance, RawAxiosHeaders } from 'axios';
import type { CircuitBreakerPolicy } from 'cockatiel';
import type { Metrics } from '../ops/metrics';
import { createMetrics } from '../ops/metrics';
import { createCircuit, resilientAdapter } from './backend-policy';
import { countedAdapter } from './counted-adapter';
import { keepAliveAgent, openBackendRequest } from './keep-alive-agent';

const isJson = (headers: RawAxiosHeaders): boolean =>
  // Of Node's own adapter: one header is one text.
  /[/+]json\b/i.test(String(headers['content-type'] ?? headers['Content-Type'] ?? ''));

/** Parses what says that it is JSON. All else stays text, which then fits no contract. */
export const parseJson = (text: unknown, headers: RawAxiosHeaders): unknown => {
  if (typeof text !== 'string' || !isJson(headers)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Bytes; the largest answer of the contract is far below. It is counted while it comes. */
const ANSWER_LIMIT = 8_000_000;

/** Pages and sessions have connections of their own: what is passed on cannot use them up. */
const CONNECTIONS = 256;

/** In milliseconds, for a whole call; a page and a probe have less. */
const TIMEOUT = 15_000;

/** Calls to the backend over kept connections, with care for one that is slow or away. */
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
    transformResponse: [parseJson],
    proxy: false,
  });
};
