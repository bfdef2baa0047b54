import type { PhoneNumber } from '../../src/domain/phone/validate-phone';

/** The phone in a column of ours: nothing but the normal form of a complete phone is written there. */
export const storedPhone = (phone: string): PhoneNumber =>
  // Whether it is complete depended on the country of the shop when it was written.
  phone as PhoneNumber;
