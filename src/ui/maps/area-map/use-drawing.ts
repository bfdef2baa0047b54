import { useEffect, useState } from 'react';
import type { MapsProvider } from './drawings';
import { DRAWINGS } from './drawings';
import type { Drawing } from '../map-props';

export type DrawingState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly Drawing: Drawing };

interface FetchedDrawing {
  readonly state: DrawingState;
  /** It is there, and has nothing to show. */
  readonly fail: () => void;
  readonly retry: () => void;
}

const LOADING: DrawingState = { kind: 'loading' };
const FAILED: DrawingState = { kind: 'failed' };

/** Fetches what draws the maps of a provider; that it cannot be had is a state like any other. */
export const useDrawing = (provider: MapsProvider): FetchedDrawing => {
  const [state, setState] = useState<DrawingState>(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const settle = (next: DrawingState): void => {
      if (isWanted) setState(next);
    };
    DRAWINGS[provider]().then(
      (Drawing) => {
        settle({ kind: 'ready', Drawing });
      },
      () => settle(FAILED),
    );
    return () => {
      isWanted = false;
    };
  }, [provider, attempt]);
  return {
    state,
    fail: () => setState(FAILED),
    retry: () => {
      setState(LOADING);
      setAttempt((count) => count + 1);
    },
  };
};
