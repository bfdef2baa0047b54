type InTurn = <A>(work: () => Promise<A>) => Promise<A>;

/** By which the windows of this browser know whose turn it is. */
export type Turns = 'session' | 'placing';

// Absent on pages without TLS, whatever the types say.
export const webLocks = () => navigator.locks as LockManager | undefined;

/** One after the other within this window, for browsers that know of no others. */
const inTurnHere = (): InTurn => {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = before.then(work, work);
    before = done;
    return done;
  };
};

/**
 * Does what is of one kind one after the other, in whichever window: the end of a session that was
 * asked for before a login must not arrive behind it and take the new session, and no cart is ordered
 * in two windows at once. `locks` is absent in some browsers, and on pages without TLS.
 */
export const makeInTurn = (
  turns: Turns,
  locks: Pick<LockManager, 'request'> | undefined = webLocks(),
): InTurn => {
  const here = inTurnHere();
  if (!locks) return here;
  return async <A>(work: () => Promise<A>): Promise<A> => {
    let begun = false;
    const beginning = (): Promise<A> => {
      begun = true;
      return work();
    };
    try {
      return await locks.request(turns, beginning);
    } catch (error) {
      // A lock that cannot be had must not keep anybody out.
      if (begun) throw error;
      return here(work);
    }
  };
};
