import type { TextCodec } from './stored-text';
import { listOfJson } from './stored-text';

/** The texts of warnings that were dismissed; null before it is known. */
export const dismissedWarningsCodec: TextCodec<readonly string[] | null> = {
  encode: (dismissed) => (dismissed ? JSON.stringify(dismissed) : ''),
  decode: (text) => listOfJson(text).filter((warning) => typeof warning === 'string'),
};
