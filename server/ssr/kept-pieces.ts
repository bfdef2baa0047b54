import { randomUUID } from 'node:crypto';
import { wornIn } from '../../src/ui/styled/style-sheet';

/** A piece of HTML that is kept ready for sending, with the names of the styles that it wears. */
export interface KeptPiece {
  readonly bytes: Buffer;
  readonly worn: ReadonlySet<string>;
}

export const pieceOf = (html: string): KeptPiece => ({
  bytes: Buffer.from(html),
  worn: wornIn(html),
});

/** Nobody else can write it: what comes from outside has its `<` escaped, or no comments. */
const MARK = `<!--${randomUUID().slice(0, 8)}:`;
const MARKS = new RegExp(`${MARK}(\\d+)-->`, 'g');

/**
 * The kept pieces of one page. React is given a short mark for each, since every letter that passes
 * through it is written into bytes anew; the stream puts the bytes in its place.
 */
export class KeptPieces {
  private readonly pieces: KeptPiece[] = [];

  /** What stands for the piece until the page is sent; null for none. */
  markOf(piece: KeptPiece | null): string | null {
    return piece && `${MARK}${String(this.pieces.push(piece) - 1)}-->`;
  }

  /** What React wrote with the pieces in their places, and the styles that all of it wears. */
  resolve(written: Buffer): { readonly bytes: readonly Buffer[]; readonly worn: Set<string> } {
    // A letter for each byte: names of classes and marks are plain letters.
    const latin1 = written.toString('latin1');
    const worn = wornIn(latin1);
    const bytes: Buffer[] = [];
    let end = 0;
    for (const { index, 0: mark, 1: number } of latin1.matchAll(MARKS)) {
      const piece = this.pieces[Number(number)];
      bytes.push(written.subarray(end, index));
      end = index + mark.length;
      if (!piece) continue;
      bytes.push(piece.bytes);
      piece.worn.forEach((name) => worn.add(name));
    }
    bytes.push(written.subarray(end));
    return { bytes, worn };
  }
}
