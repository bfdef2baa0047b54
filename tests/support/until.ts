import { setTimeout as pause } from 'node:timers/promises';

/** Resolves once it is so. */
export const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await pause(5);
};
