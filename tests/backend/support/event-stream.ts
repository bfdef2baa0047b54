import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { KEPT } from '../../support/kept';

/** A message as a browser gets it. */
export interface StreamMessage {
  readonly id: number;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

const readMessage = (block: string): StreamMessage => {
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
  return { id: Number(field('id')), event: field('event'), data: JSON.parse(field('data')) };
};

/** An open stream of live messages. */
export class ListeningStream {
  text = '';
  isOver = false;
  private readonly wakers = new Set<() => void>();

  constructor(
    readonly response: IncomingMessage,
    private readonly done: () => void,
  ) {
    const wake = (): void => {
      for (const waker of [...this.wakers]) waker();
    };
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      this.text += chunk;
      wake();
    });
    const over = (): void => {
      this.isOver = true;
      wake();
    };
    response.on('end', over);
    response.on('error', over);
    response.on('close', over);
  }

  messages(): StreamMessage[] {
    return this.text
      .split('\n\n')
      .slice(0, -1)
      .filter((block) => block.includes('data: '))
      .map(readMessage);
  }

  /** Waits until what is there is enough. */
  async until(isEnough: (stream: ListeningStream) => boolean): Promise<void> {
    while (!isEnough(this)) await new Promise<void>((resolve) => this.next(resolve));
  }

  count(messages: number): Promise<void> {
    return this.until((stream) => stream.messages().length >= messages);
  }

  /** The reader goes away. */
  leave(): void {
    this.response.destroy();
    this.done();
  }

  private next(resolve: () => void): void {
    const waker = (): void => {
      this.wakers.delete(waker);
      resolve();
    };
    this.wakers.add(waker);
  }
}

/** A backend that listens, since live messages need a connection that stays. */
export interface ListeningApp {
  readonly url: string;
  open(path: string, headers?: Record<string, string>): Promise<ListeningStream>;
  close(): Promise<void>;
}

export const listenTo = async (app: Express): Promise<ListeningApp> => {
  const server = createServer(KEPT, app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${String(port)}`;
  return {
    url,
    open: async (path, headers = {}) => {
      const request = get(`${url}${path}`, { headers, agent: false });
      const [response] = await once(request, 'response');
      return new ListeningStream(response, () => request.destroy());
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
