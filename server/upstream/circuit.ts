/** How many failures in a row say that the backend is away, and not that one call went wrong. */
const FAILURES_TO_OPEN = 5;

/** In milliseconds: how long a backend that is away is left alone before somebody asks again. */
export const REST = 1000;

/** In milliseconds: a try of which nobody hears any more does not keep others from trying. */
export const TRY_LASTS = 5000;

/**
 * What is known of a backend: it answers, but for so many failures in a row; it is away and left alone
 * until then; or one call tries, until then at most, whether it is back.
 */
export type Circuit =
  | { readonly kind: 'closed'; readonly failures: number }
  | { readonly kind: 'open' | 'trying'; readonly until: number };

export const CLOSED: Circuit = { kind: 'closed', failures: 0 };

/** The state from now on, and whether a call may go out in it. `now` counts milliseconds. */
export interface Admission {
  readonly circuit: Circuit;
  readonly isAdmitted: boolean;
}

/** Asks to send a call: while the backend is away, one at a time and not before it has had its rest. */
export const admit = (circuit: Circuit, now: number): Admission => {
  if (circuit.kind === 'closed') return { circuit, isAdmitted: true };
  if (now < circuit.until) return { circuit, isAdmitted: false };
  return { circuit: { kind: 'trying', until: now + TRY_LASTS }, isAdmitted: true };
};

/** The backend has not answered, or said that it cannot. */
export const afterFailure = (circuit: Circuit, now: number): Circuit => {
  const failures = circuit.kind === 'closed' ? circuit.failures + 1 : FAILURES_TO_OPEN;
  return failures < FAILURES_TO_OPEN
    ? { kind: 'closed', failures }
    : { kind: 'open', until: now + REST };
};
