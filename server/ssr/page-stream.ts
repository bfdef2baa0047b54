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

  constructor(
    private readonly sink: PageSink,
    private readonly afterFrame: string,
    private readonly closing: string,
  ) {
    super({ decodeStrings: false });
  }

  /** React calls this whenever it has written all that is ready. */
  flush(): void {
    if (!this.isFrameWritten) {
      this.isFrameWritten = true;
      this.write(this.afterFrame);
    }
    if (this.writableLength === 0) this.sink.flush?.();
    else this.once('drain', () => this.sink.flush?.());
  }

  override _write(chunk: Buffer | string, _: BufferEncoding, done: () => void): void {
    if (this.sink.destroyed || this.sink.write(chunk)) done();
    else this.sink.once('drain', done);
  }

  override _final(done: () => void): void {
    if (!this.isFrameWritten) this.sink.write(this.afterFrame);
    this.sink.end(this.closing);
    done();
  }
}
