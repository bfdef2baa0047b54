import { Writable } from 'node:stream';
import type { KeptPieces } from './kept-pieces';
import { rulesOf } from '../../src/ui/styled/style-sheet';

/** The answer as the stream sees it; `flush` is there when a compressor stands in between. */
export type PageSink = Writable & { readonly flush?: () => void };

export interface PageFrame {
  /** Everything before the tree, which needs these rules of style. */
  readonly startWith: (rules: string) => string;
  /** The state and the scripts: behind the frame, and before any block that comes later. */
  readonly afterFrame: readonly Buffer[];
  readonly closing: string;
  /** What the tree has only marks of. */
  readonly pieces: KeptPieces;
}

/** Of a block that comes later; React leaves alone what stands between its own. */
const lateRules = (rules: string): string => (rules === '' ? '' : `<style>${rules}</style>`);

interface Run {
  readonly isOwn: boolean;
  readonly pieces: Buffer[];
}

/** What React has written and what it has not, in turns: a letter may be cut between two of its pieces. */
const runsOf = (gathered: readonly Buffer[], own: ReadonlySet<Buffer>): readonly Run[] =>
  gathered.reduce<Run[]>((runs, piece) => {
    const isOwn = own.has(piece);
    const last = runs.at(-1);
    if (last?.isOwn === isOwn) last.pieces.push(piece);
    else runs.push({ isOwn, pieces: [piece] });
    return runs;
  }, []);

/**
 * Where React writes a page, in many small pieces. They are gathered and sent whenever React has
 * written all that is ready: the frame with the state and the scripts, so that the browser starts
 * without waiting for the rest, and each later block pushed through the compressor. A page without
 * late blocks leaves in one piece.
 */
export class PageStream extends Writable {
  private readonly gathered: Buffer[] = [];
  /** What of it React has not written, and which has no marks. */
  private readonly own = new Set<Buffer>();
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
    this.afterFrame().forEach((piece) => this.write(piece));
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
    this.gathered.push(...this.afterFrame());
    this.sink.end(Buffer.concat([...this.takeGathered(), Buffer.from(this.frame.closing)]));
    done();
  }

  private afterFrame(): readonly Buffer[] {
    if (this.isFrameWritten) return [];
    this.isFrameWritten = true;
    this.frame.afterFrame.forEach((piece) => this.own.add(piece));
    return this.frame.afterFrame;
  }

  private send(): void {
    this.isFull = !this.sink.write(Buffer.concat(this.takeGathered()));
    this.sink.flush?.();
  }

  /** All that is ready, behind the rules of style that nothing before it has needed. */
  private takeGathered(): readonly Buffer[] {
    const worn = new Set<string>();
    const ready = runsOf(this.gathered, this.own).flatMap((run) => {
      if (run.isOwn) return run.pieces;
      const tree = this.frame.pieces.resolve(Buffer.concat(run.pieces));
      tree.worn.forEach((name) => worn.add(name));
      return tree.bytes;
    });
    this.gathered.length = 0;
    const rules = rulesOf(worn, this.styled);
    const before = this.isFrameSent ? lateRules(rules) : this.frame.startWith(rules);
    this.isFrameSent = true;
    return [Buffer.from(before), ...ready];
  }
}
