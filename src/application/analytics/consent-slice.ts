import type { ConsentAnswer } from '../ports/consent-storage';
import { defineAction, on, reducerOf } from '../redux/slice';

/** `unknown` until the browser has looked; then asked for, or answered. */
export type Consent = ConsentAnswer | 'unknown' | 'unasked';

/** What the device remembers; null for nothing. */
export const consentRead = defineAction<ConsentAnswer | null>('consent/read');
export const consentAnswered = defineAction<ConsentAnswer>('consent/answered');
/** The visitor wants to think again. */
export const consentReopened = defineAction('consent/reopened');

export const consentReducer = reducerOf<Consent>(
  'unknown',
  on(consentRead, (_, answer: ConsentAnswer | null): Consent => answer ?? 'unasked'),
  on(consentAnswered, (_, answer: ConsentAnswer): Consent => answer),
  on(consentReopened, (): Consent => 'unasked'),
);

export interface ConsentRoot {
  readonly consent: Consent;
}

export const selectConsent = (state: ConsentRoot) => state.consent;
