import { createContext, use, useEffect } from 'react';

export const OnHydrated = createContext<() => void>(() => undefined);

export const HydrationEffect = () => {
  const onHydrated = use(OnHydrated);
  useEffect(onHydrated, [onHydrated]);
  return null;
};
