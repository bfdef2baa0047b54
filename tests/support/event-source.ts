import type { ClientRequest, IncomingMessage } from 'node:http';
import { request } from 'node:http';

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 2;

/** In milliseconds, before the server has said another time. */
const FIRST_RETRY = 1000;

const isStream = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 200 && /^text\/event-stream\b/.test(headers['content-type'] ?? '');

/** A message of the stream as the code of the page gets it. */
export class Told extends Event {
  constructor(
    name: string,
    readonly data: string,
    readonly lastEventId: string,
  ) {
    super(name);
  }
}

/**
 * The browsers' EventSource as far as the shop needs it: messages when they are whole, a new
 * connection after a break, with the id of the last message, and none after an answer that is no stream.
 */
export class TestEventSource extends EventTarget {
  readyState = CONNECTING;
  /** How often a stream has begun. */
  opened = 0;
  /** Of every answer so far. */
  readonly answers: IncomingMessage[] = [];
  private retry = FIRST_RETRY;
  private lastEventId = '';
  private pending = '';
  private asked: ClientRequest | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly port: number,
    private readonly path: string,
    private readonly host: string,
  ) {
    super();
    this.connect();
  }

  close(): void {
    this.readyState = CLOSED;
    if (this.timer) clearTimeout(this.timer);
    this.asked?.destroy();
  }

  private connect(): void {
    const { port, path } = this;
    const headers = {
      Host: this.host,
      Accept: 'text/event-stream',
      'Accept-Encoding': 'gzip, deflate, br',
      ...(this.lastEventId === '' ? {} : { 'Last-Event-ID': this.lastEventId }),
    };
    this.asked = request({ host: '127.0.0.1', port, path, headers, agent: false });
    this.asked.on('response', (response) => {
      this.answers.push(response);
      if (isStream(response)) this.hear(response);
      else this.fail();
    });
    this.asked.on('error', () => {
      this.again();
    });
    this.asked.end();
  }

  private hear(response: IncomingMessage): void {
    this.readyState = OPEN;
    this.opened += 1;
    this.pending = '';
    this.dispatchEvent(new Event('open'));
    response.setEncoding('utf8').on('data', (piece: string) => {
      const blocks = (this.pending + piece).split('\n\n');
      // What is not whole when the stream ends was never said.
      this.pending = blocks.pop() ?? '';
      for (const block of blocks) this.read(block);
    });
    response.on('close', () => {
      this.again();
    });
    // A cut line is a break like another.
    response.on('error', () => undefined);
  }

  private read(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    this.retry = Number(field('retry') ?? this.retry);
    this.lastEventId = field('id') ?? this.lastEventId;
    const data = field('data');
    if (data === undefined) return;
    this.dispatchEvent(new Told(field('event') ?? 'message', data, this.lastEventId));
  }

  /** A break after which the browser itself comes back. */
  private again(): void {
    if (this.readyState === CLOSED || this.timer) return;
    this.readyState = CONNECTING;
    this.dispatchEvent(new Event('error'));
    this.timer = setTimeout(() => {
      this.timer = null;
      this.connect();
    }, this.retry);
  }

  /** An answer after which it does not. */
  private fail(): void {
    this.readyState = CLOSED;
    this.asked?.destroy();
    this.dispatchEvent(new Event('error'));
  }
}
