import type { AxiosInstance } from 'axios';
import axios, { isAxiosError } from 'axios';
import { keepAliveAgent } from './keep-alive-agent';

/** Bytes; the largest answer of the contract is far below. */
const ANSWER_LIMIT = 8_000_000;

/** What is no JSON stays text, which then fits no contract. */
const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A kept connection that the backend closed just when it was used: no answer was lost. */
const diedUnused = (error: unknown): boolean =>
  isAxiosError(error) &&
  error.config?.method === 'get' &&
  (error.code === 'ECONNRESET' || error.code === 'EPIPE') &&
  // Node's own request, which axios types as anything.
  (error.request as { reusedSocket?: boolean } | undefined)?.reusedSocket === true;

/** Calls to the backend over kept connections; a read on one that had died is asked once more. */
export const createHttpClient = (apiUrl: string): AxiosInstance => {
  const agent = keepAliveAgent(apiUrl);
  const client = axios.create({
    baseURL: `${apiUrl}/api/v1`,
    adapter: 'http',
    httpAgent: agent,
    httpsAgent: agent,
    maxContentLength: ANSWER_LIMIT,
    maxRedirects: 0,
    // The backend is near: packing and unpacking would cost more than the bytes.
    headers: { 'Accept-Encoding': 'identity' },
    decompress: false,
    transformResponse: [parsed],
    proxy: false,
  });
  client.interceptors.response.use(undefined, (error: unknown) => {
    if (isAxiosError(error) && error.config && diedUnused(error)) {
      return axios.request(error.config);
    }
    throw error;
  });
  return client;
};
