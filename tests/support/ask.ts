import type { Agent, IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

export interface Question {
  readonly method?: string;
  /** A list sends the header once for each of its values. */
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string;
  readonly agent?: Agent;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The same as they were written: names and values in turns. */
  readonly rawHeaders: readonly string[];
  readonly text: string;
}

const readable = (body: Buffer, encoding: string | undefined): string => {
  // The answer to a HEAD says how it would have been packed.
  if (body.length === 0) return '';
  if (encoding === 'gzip') return gunzipSync(body).toString('utf8');
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
  if (encoding === 'deflate') return inflateSync(body).toString('utf8');
  return body.toString('utf8');
};

/**
 * Asks a server for a path exactly as it is written, which clients for daily use would tidy up.
 * Rejects when the connection is cut.
 */
export const ask = (
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, agent }: Question = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
        },
        ...(agent ? { agent } : {}),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            text: readable(Buffer.concat(chunks), response.headers['content-encoding']),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
