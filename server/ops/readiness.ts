import type { RequestHandler } from 'express';

/** How long an answer about the backend counts, in milliseconds; probes come every few seconds. */
const FRESH_FOR = 1000;

export interface Readiness {
  readonly handler: RequestHandler;
  /** From now on no new visitors are wanted here. */
  close(): void;
  readonly isClosing: () => boolean;
}

/** Whether the shop can serve: the backend answers, and nobody has told this instance to go. */
export const createReadiness = (backendAnswers: () => Promise<boolean>): Readiness => {
  let closing = false;
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  const isBackendThere = (): Promise<boolean> => {
    const now = performance.now();
    if (asked === null || now - asked.at > FRESH_FOR) asked = { at: now, answer: backendAnswers() };
    return asked.answer;
  };
  return {
    handler: async (_, response) => {
      const isReady = !closing && (await isBackendThere()) && !closing;
      response
        .status(isReady ? 200 : 503)
        .set('Cache-Control', 'no-store')
        .json({ ready: isReady });
    },
    close: () => {
      closing = true;
    },
    isClosing: () => closing,
  };
};
