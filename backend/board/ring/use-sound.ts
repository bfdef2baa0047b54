import { useCallback, useEffect, useMemo, useState } from 'react';
import { Bell } from './bell';

/** `locked` until somebody touches the page, as browsers want it; `off` as somebody has chosen. */
export type SoundState = 'on' | 'off' | 'locked';

export interface Sound {
  readonly state: SoundState;
  readonly bell: Bell;
  readonly toggle: () => void;
}

const STORED_AS = 'board-sound';
const OFF = 'off';

/** In milliseconds. */
const AFTER_THE_ANSWER = 200;

/** The sound of this device: any first touch unlocks it, one button turns it on and off. */
export const useSound = (): Sound => {
  const bell = useMemo(() => new Bell(), []);
  const [isUnlocked, setIsUnlocked] = useState(false);
  const [isOff, setIsOff] = useState(() => localStorage.getItem(STORED_AS) === OFF);

  useEffect(() => {
    if (isUnlocked) return undefined;
    const stop = new AbortController();
    const unlock = (): void => {
      // Making the sound takes a slow tablet a third of a second: first what was touched answers.
      window.setTimeout(() => {
        void bell.unlock().then(setIsUnlocked);
      }, AFTER_THE_ANSWER);
    };
    for (const touch of ['pointerup', 'keydown'])
      document.addEventListener(touch, unlock, { signal: stop.signal });
    return () => {
      stop.abort();
    };
  }, [bell, isUnlocked]);

  const toggle = useCallback(() => {
    // A click on the button unlocks the bell as any other does.
    if (!isUnlocked && !isOff) return;
    setIsOff(!isOff);
    localStorage.setItem(STORED_AS, isOff ? 'on' : OFF);
  }, [isOff, isUnlocked]);

  const unlockedState = isUnlocked ? 'on' : 'locked';
  return { state: isOff ? OFF : unlockedState, bell, toggle };
};
