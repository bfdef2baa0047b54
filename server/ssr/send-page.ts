import type { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { DocumentParts } from './html-document';
import { DOCUMENT_END, documentScripts, documentStart } from './html-document';
import { PageStream } from './page-stream';

/** A late block that takes longer than this is left to the browser, in milliseconds. */
const LATE_BLOCK_LIMIT = 10_000;

/** A block that is ready goes where it belongs, however large: moving it there would take a script. */
const IN_PLACE = Number.MAX_SAFE_INTEGER;

interface PageContent {
  readonly tree: ReactNode;
  readonly parts: DocumentParts;
  /** Called before the first byte. */
  readonly onFrame?: () => void;
  readonly onLateError: (error: unknown) => void;
}

/**
 * Streams a page. Resolves when its frame is on the way; rejects, with nothing sent, when the frame
 * cannot be rendered. A block that fails later leaves status and page as they are.
 */
export const sendPage = (
  sink: Writable,
  { tree, parts, onFrame, onLateError }: PageContent,
): Promise<void> =>
  new Promise((resolve, reject) => {
    if (sink.destroyed) {
      resolve();
      return;
    }
    let isFrameSent = false;
    const earlyErrors: unknown[] = [];
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce: parts.nonce,
      progressiveChunkSize: IN_PLACE,
      onShellReady() {
        isFrameSent = true;
        onFrame?.();
        pipe(
          new PageStream(sink, {
            startWith: (rules) => documentStart(parts, rules),
            afterFrame: documentScripts(parts),
            closing: DOCUMENT_END,
          }),
        );
        earlyErrors.forEach(onLateError);
        resolve();
      },
      onShellError(error) {
        // The visitor may have gone.
        if (sink.destroyed) resolve();
        else reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError(error) {
        if (isFrameSent) onLateError(error);
        else earlyErrors.push(error);
      },
    });
    const limit = setTimeout(abort, LATE_BLOCK_LIMIT);
    sink.once('close', () => {
      clearTimeout(limit);
      abort();
    });
  });
