import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server's HTML is made and taken over, true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
