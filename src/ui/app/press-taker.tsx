import { createContext, use, useEffect } from 'react';

/** Does what was pressed before the page came alive; handed down by whoever starts it in a browser. */
export const TakePresses = createContext<() => void>(() => undefined);

/** Tells that the page answers presses from now on. */
export const PressTaker = () => {
  const takePresses = use(TakePresses);
  useEffect(() => {
    takePresses();
  }, [takePresses]);
  return null;
};
