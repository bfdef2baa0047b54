import { Writable } from 'node:stream';

/** The answer as the stream sees it; `flush` is there when a compressor stands in between. */
export type PageSink = Writable & { readonly flush?: () => void };

/**
 * Where React writes a page. Right after the frame, and before any block that comes later, goes
 * `afterFrame`: the state and the scripts, so that the browser starts without waiting for the rest.
 * Each part is pushed through the compressor when it is complete.
 */
export class PageStream extends Writable {
  private isFrameWritten = false;
  /** Goes on with the next part; there while the answer takes no more. */
  private goOn: (() => void) | null = null;

  constructor(
    private readonly sink: PageSink,
    private readonly afterFrame: string,
    private readonly closing: string,
  ) {
    super({ decodeStrings: false });
    const resume = (): void => {
      const goOn = this.goOn;
      this.goOn = null;
      goOn?.();
    };
    // One listener for the whole page: a compressor forgets to drop those that are for once.
    sink.on('drain', resume).on('close', resume);
  }

  /** React calls this whenever it has written all that is ready. */
  flush(): void {
    if (this.writableEnded) return;
    const text = this.isFrameWritten ? '' : this.afterFrame;
    this.isFrameWritten = true;
    // Called back when this and everything before it has reached the compressor.
    this.write(text, () => this.sink.flush?.());
  }

  override _write(chunk: Buffer | string, _: BufferEncoding, done: () => void): void {
    if (this.sink.destroyed || this.sink.write(chunk)) done();
    else this.goOn = done;
  }

  override _final(done: () => void): void {
    if (!this.isFrameWritten) this.sink.write(this.afterFrame);
    this.sink.end(this.closing);
    done();
  }
}
