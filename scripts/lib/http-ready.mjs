import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** @param {string} url @returns {Promise<{ status: number, body: string } | undefined>} undefined when nobody answers */
export const fetchText = (url) =>
  new Promise((resolve) => {
    const request = http.get(url, { agent: false, timeout: 5_000 }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.once('error', () => resolve(undefined));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(undefined));
  });

/**
 * Waits until an address answers 200.
 * @param {string} url
 * @param {{ limit?: number, every?: number, isOff?: () => boolean }} [options] `isOff`: nobody waits any more
 * @returns {Promise<boolean>} false when it did not within the limit
 */
export const waitUntilReady = async (
  url,
  { limit = Infinity, every = 50, isOff = () => false } = {},
) => {
  const until = Date.now() + limit;
  while (!isOff()) {
    if ((await fetchText(url))?.status === 200) return true;
    if (Date.now() >= until) return false;
    await sleep(every);
  }
  return false;
};
