import type { Result } from '../../src/domain';
import { refuse } from '../../src/domain';
import type { PhoneNumber, PhoneRefusal } from '../../src/domain/phone/validate-phone';
import { validatePhone } from '../../src/domain/phone/validate-phone';
import type { Saying } from '../texts/say';

const sayingFor = (refusal: PhoneRefusal): Saying => {
  switch (refusal.kind) {
    case 'phone.empty':
      return { text: 'phone.empty' };
    case 'phone.incomplete':
      return { text: 'phone.incomplete', params: { missing: refusal.missing } };
    case 'phone.too_long':
      return { text: 'phone.too_long', params: { extra: refusal.extra } };
  }
};

/** The phone that a customer wrote, in its normal form; refuses with what to tell them. Rules 18.1. */
export const readPhone = (text: string, country: string): Result<Saying, PhoneNumber> => {
  const phone = validatePhone(text, country);
  return phone.ok ? phone : refuse(sayingFor(phone.error));
};
