import type { RequestHandler } from 'express';

/** In milliseconds: how long the answer of a probe counts. */
const FRESH_FOR = 1000;

/** What a probe of the backend has seen. */
export interface BackendState {
  readonly isThere: boolean;
  /** Its parts that only pretend, for operators. */
  readonly sandboxes: readonly string[];
}

const UNKNOWN: BackendState = { isThere: false, sandboxes: [] };

/** Whether the shop can serve: from the first answer of the backend, since caches do without it, until a shutdown. */
export const createReadiness = (probe: () => Promise<BackendState>) => {
  let closing = false;
  let wasReady = false;
  let asked: { readonly at: number; readonly answer: Promise<BackendState> } | null = null;
  const backend = (): Promise<BackendState> => {
    const now = performance.now();
    if (asked === null || now - asked.at > FRESH_FOR) asked = { at: now, answer: probe() };
    return asked.answer;
  };
  const handler: RequestHandler = async (_, response) => {
    const { isThere, sandboxes } = closing ? UNKNOWN : await backend();
    wasReady ||= isThere;
    const isReady = wasReady && !closing;
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ready: isReady, backend: isThere ? 'there' : 'away', sandboxes });
  };
  return {
    handler,
    isBackendThere: async (): Promise<boolean> => (await backend()).isThere,
    /** Not ready from now on. */
    close: (): void => {
      closing = true;
    },
    isClosing: (): boolean => closing,
  };
};

export type Readiness = ReturnType<typeof createReadiness>;
