import { useSyncExternalStore } from 'react';

const viewport = (): VisualViewport | null => window.visualViewport;

const follow = (onChange: () => void) => {
  viewport()?.addEventListener('resize', onChange);
  return () => viewport()?.removeEventListener('resize', onChange);
};

const measure = (): number => {
  const seen = viewport();
  // A zoomed page shows a part of itself; nothing covers the rest.
  if (!seen || Math.abs(seen.scale - 1) > 0.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - seen.height));
};

/** Returns how many CSS pixels of the window's lower end an on-screen keyboard covers. */
export const useCoveredHeight = (): number => useSyncExternalStore(follow, measure, () => 0);
