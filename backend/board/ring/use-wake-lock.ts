import { useEffect } from 'react';

/** Keeps the screen on while the board is in sight; the browser lets go of it whenever it is not. */
export const useWakeLock = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let hasLeft = false;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (hasLeft) await lock.release();
      } catch {
        // No such thing here, or the battery is low: the device does as it is set.
      }
    };
    const onChange = (): void => {
      void hold();
    };
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      hasLeft = true;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release();
    };
  }, []);
};
