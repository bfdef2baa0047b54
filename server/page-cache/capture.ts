import type { Response } from 'express';

/** In bytes; a page that is longer is not kept. */
const LIMIT = 5_000_000;

const bytesOf = (piece: unknown): Buffer | null => {
  if (typeof piece === 'string') return Buffer.from(piece);
  return piece instanceof Uint8Array ? Buffer.from(piece) : null;
};

/**
 * Notes what goes out as a page, before it is packed. Resolves with the whole of it, or with null for
 * one that was not sent to its end or is too long.
 */
export const capture = (response: Response): Promise<string | null> =>
  new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const note = (piece: unknown): void => {
      const bytes = bytesOf(piece);
      if (!bytes) return;
      size += bytes.length;
      if (size <= LIMIT) pieces.push(bytes);
    };
    const write = response.write.bind(response);
    const end = response.end.bind(response);
    // The many forms of these two differ in what follows the piece, which is passed on as it came.
    response.write = ((piece: unknown, ...more: never[]) => {
      note(piece);
      return write(piece, ...more);
    }) as typeof response.write;
    response.end = ((piece: unknown, ...more: never[]) => {
      note(piece);
      const ended = end(piece, ...more);
      resolve(size > LIMIT ? null : Buffer.concat(pieces).toString('utf8'));
      return ended;
    }) as typeof response.end;
    response.once('close', () => {
      resolve(null);
    });
  });
