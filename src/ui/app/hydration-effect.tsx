import { createContext, use, useEffect } from 'react';

/** Does what was pressed before the page came alive; handed down by whoever starts it in a browser. */
export const TakePresses = createContext<() => void>(() => undefined);

/**
 * Whether the page answers presses itself. While it comes alive some of its parts could already, but
 * what was pressed before is not done yet: until then all presses are kept in their order, also those on
 * parts that are alive.
 */
export const AnswersPresses = createContext<() => boolean>(() => true);

/** Tells that the page answers presses from now on. */
export const PressTaker = () => {
  const replayIntents = use(TakePresses);
  useEffect(() => {
    replayIntents();
  }, [replayIntents]);
  return null;
};
