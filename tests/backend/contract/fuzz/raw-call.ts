import { request } from 'node:http';
import type { Agent, IncomingMessage } from 'node:http';
import type { StrangeCall } from './strange-call';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined where it is no JSON. */
  readonly body: unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );

const isStream = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/event-stream') === true;

/** Sends a request exactly as it is: a client library would put its address and body right. */
export const rawCall = (
  base: URL,
  method: string,
  { path, headers, body }: StrangeCall,
  { authorization, agent }: { readonly authorization: string | null; readonly agent: Agent },
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: base.hostname,
        port: base.port,
        method: method.toUpperCase(),
        path: `/api/v1${path}`,
        agent,
        headers: {
          ...headers,
          ...(authorization === null ? {} : { Authorization: authorization }),
          ...(body === null ? {} : { 'Content-Length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        const done = (text: string): void => {
          resolve({
            status: answer.statusCode ?? 0,
            headers: headersOf(answer),
            body: parsed(text),
          });
        };
        if (isStream(answer)) {
          // It would not end by itself.
          done('');
          sent.destroy();
          return;
        }
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          done(Buffer.concat(parts).toString());
        });
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    if (body === null) sent.end();
    else sent.end(body);
  });
