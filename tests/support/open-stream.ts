import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

/** An answer that is read while it is still coming. */
export interface OpenStream {
  readonly response: IncomingMessage;
  /** What has come so far, as soon as it holds `text`; rejects when the answer ends without it. */
  until(text: string): Promise<string>;
  /** The whole answer, once it has ended. */
  whole(): Promise<string>;
  /** The reader goes away in the middle. */
  leave(): void;
}

const decoded = (response: IncomingMessage): Readable => {
  const encoding = response.headers['content-encoding'];
  if (encoding === 'gzip') return response.pipe(createGunzip());
  if (encoding === 'br') return response.pipe(createBrotliDecompress());
  return response;
};

const reading = (response: IncomingMessage, leave: () => void): OpenStream => {
  let text = '';
  let hasEnded = false;
  const waiting = new Set<() => void>();
  const wake = (): void => {
    waiting.forEach((check) => {
      check();
    });
  };
  const stream = decoded(response).setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    text += chunk;
    wake();
  });
  const end = (): void => {
    hasEnded = true;
    wake();
  };
  stream.on('end', end).on('error', end);
  // A reader who went away, or was left.
  response.on('error', end);
  const when = (isThere: () => boolean): Promise<string> =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        if (!isThere() && !hasEnded) return;
        waiting.delete(check);
        if (isThere()) resolve(text);
        else reject(new Error(`The answer ended after ${String(text.length)} characters`));
      };
      waiting.add(check);
      check();
    });
  return {
    response,
    until: (part) => when(() => text.includes(part)),
    whole: () => when(() => hasEnded),
    leave,
  };
};

export const openStream = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenStream> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers, agent: false });
    outgoing.on('response', (response) => {
      resolve(reading(response, () => outgoing.destroy()));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
