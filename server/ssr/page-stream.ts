import { Writable } from 'node:stream';
import { criticalCss } from './critical-css';

type PageSink = Writable & { readonly flush?: () => void };

interface PageFrame {
  /** Everything before the tree, which needs these rules of style. */
  readonly startWith: (rules: string) => string;
  /** The state and the scripts: behind the frame, and before any block that comes later. */
  readonly afterFrame: string;
  readonly closing: string;
}

/** Of a block that comes later; React leaves alone what stands between its own. */
const lateRules = (rules: string): string => (rules === '' ? '' : `<style>${rules}</style>`);

/**
 * Where React writes a page, in many small pieces. They are gathered and sent whenever React has
 * written all that is ready: the frame with the state and the scripts, so that the browser starts
 * without waiting for the rest, and each later block pushed through the compressor. A page without
 * late blocks leaves in one piece.
 */
export class PageStream extends Writable {
  private readonly gathered: Buffer[] = [];
  /** The names of styles whose rules are on the way. */
  private readonly styled = new Set<string>();
  private isFrameWritten = false;
  private isFrameSent = false;
  /** Goes on with the next piece; there while the answer takes no more. */
  private goOn: (() => void) | null = null;
  private isFull = false;

  constructor(
    private readonly sink: PageSink,
    private readonly frame: PageFrame,
  ) {
    super();
    const resume = (): void => {
      const goOn = this.goOn;
      this.goOn = null;
      this.isFull = false;
      goOn?.();
    };
    // One listener for the whole page: a compressor forgets to drop those that are for once.
    sink.on('drain', resume).on('close', resume);
  }

  /** React calls this whenever it has written all that is ready. */
  flush(): void {
    if (this.writableEnded) return;
    this.write(this.afterFrame());
    // Called back when everything before it was gathered.
    this.write('', () => {
      if (!this.writableEnded) this.send();
    });
  }

  override _write(piece: Buffer, _: BufferEncoding, done: () => void): void {
    this.gathered.push(piece);
    if (this.isFull && !this.sink.destroyed) this.goOn = done;
    else done();
  }

  override _final(done: () => void): void {
    this.gathered.push(Buffer.from(this.afterFrame()));
    this.sink.end(Buffer.concat([this.takeGathered(), Buffer.from(this.frame.closing)]));
    done();
  }

  /** Empty from the second time on. */
  private afterFrame(): string {
    if (this.isFrameWritten) return '';
    this.isFrameWritten = true;
    return this.frame.afterFrame;
  }

  private send(): void {
    this.isFull = !this.sink.write(this.takeGathered());
    this.sink.flush?.();
  }

  /** All that is ready, behind the rules of style that nothing before it has needed. */
  private takeGathered(): Buffer {
    const ready = Buffer.concat(this.gathered);
    this.gathered.length = 0;
    // A letter for each byte: names of classes are plain letters.
    const rules = criticalCss(ready.toString('latin1'), this.styled);
    const before = this.isFrameSent ? lateRules(rules) : this.frame.startWith(rules);
    this.isFrameSent = true;
    return Buffer.concat([Buffer.from(before), ready]);
  }
}
