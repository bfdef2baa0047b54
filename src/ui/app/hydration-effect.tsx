import { createContext, use, useEffect } from 'react';

/** Called once the page has hydrated. */
export const OnHydrated = createContext<() => void>(() => undefined);

/** Tells that what it stands beside has hydrated. */
export const HydrationEffect = () => {
  const onHydrated = use(OnHydrated);
  useEffect(onHydrated, [onHydrated]);
  return null;
};
