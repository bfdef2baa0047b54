import type { ConsentAnswer } from '../../application/ports/consent-storage';
import type { TextCodec } from './stored-text';

/** Whether visits may be counted; null before the visitor was asked. */
export const consentCodec: TextCodec<ConsentAnswer | null> = {
  encode: (answer) => answer ?? '',
  decode: (text) => (text === 'granted' || text === 'denied' ? text : null),
};
