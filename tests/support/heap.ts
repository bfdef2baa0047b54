import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MEGABYTE = 1_048_576;

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  // What the flag brings into new contexts.
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
};

/** In megabytes, what this process holds on purpose. */
export const heapInUse = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / MEGABYTE;
};
