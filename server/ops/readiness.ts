import type { RequestHandler } from 'express';

/** How long an answer about the backend counts, in milliseconds; probes come every few seconds. */
const FRESH_FOR = 1000;

/** What a probe of the backend has seen. */
export interface BackendState {
  readonly isThere: boolean;
  /** What of it only pretends, for whoever watches over the shop. */
  readonly sandboxes: readonly string[];
}

const UNKNOWN: BackendState = { isThere: false, sandboxes: [] };

/**
 * Whether the shop can serve: from the first answer of the backend on, since what is known then goes
 * on being shown without it, and until somebody tells this instance to go.
 */
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
    /** From now on no new visitors are wanted here. */
    close: (): void => {
      closing = true;
    },
    isClosing: (): boolean => closing,
  };
};

export type Readiness = ReturnType<typeof createReadiness>;
