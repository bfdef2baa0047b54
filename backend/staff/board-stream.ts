import type { Logger } from 'pino';
import type { AnswerOf } from '../../contract/wire/codec';
import type { StaffOrder } from '../../contract/wire/staff';
import type { StreamSink } from '../order-stream/live-streams';
import { STREAM_HEARTBEAT, STREAM_OPENING } from '../order-stream/stream-messages';
import { orderIdOfTopic } from '../order/order-events';
import type { Storage } from '../storage/storage';

const HEARTBEAT_MS = 20_000;

/** What a stream of the board takes from outside. */
export interface BoardStreamDeps {
  readonly storage: Storage;
  readonly log: Logger;
  /** The orders of the city to which something has happened after an event, as they are to be shown. */
  readonly changedAfter: (version: number) => Promise<readonly AnswerOf<typeof StaffOrder>[]>;
}

/**
 * Live messages about the orders of a city: each order to which something happens, as it then is.
 * Stopped, it leaves nothing behind. Rules 25.5.
 */
export class BoardStream {
  private isStopped = false;
  private looking: Promise<void> | null = null;
  private isAskedAgain = false;
  private readonly heartbeat: NodeJS.Timeout;
  private readonly stopListening: () => void;

  constructor(
    private readonly deps: BoardStreamDeps,
    /** The newest event that the reader has seen. */
    private seen: number,
    private readonly sink: StreamSink,
  ) {
    sink.write(STREAM_OPENING);
    this.stopListening = deps.storage.listen((topic) => {
      if (topic === null || orderIdOfTopic(topic) !== null) this.look();
    });
    this.heartbeat = setInterval(() => {
      sink.write(STREAM_HEARTBEAT);
      // An announcement may have been lost on the way.
      this.look();
    }, HEARTBEAT_MS);
    this.look();
  }

  stop(): void {
    this.isStopped = true;
    this.stopListening();
    clearInterval(this.heartbeat);
  }

  /** Looks for what is not sent yet, one look after the other. */
  private look(): void {
    if (this.isStopped) return;
    this.isAskedAgain = this.looking !== null;
    this.looking ??= this.send()
      .catch((error: unknown) => {
        // The browser comes back, and finds what it has missed.
        this.deps.log.warn({ err: error }, 'a stream of the board broke off');
        this.stop();
        this.sink.end();
      })
      .finally(() => {
        this.looking = null;
        if (this.isAskedAgain) this.look();
      });
  }

  private async send(): Promise<void> {
    const changed = await this.deps.changedAfter(this.seen);
    if (this.isStopped) return;
    // By their versions: a reader of half of them goes on from there.
    for (const order of [...changed].sort((one, other) => one.version - other.version)) {
      const { version } = order;
      this.sink.write(`id: ${String(version)}\nevent: order\ndata: ${JSON.stringify(order)}\n\n`);
      this.seen = Math.max(this.seen, version);
    }
  }
}
