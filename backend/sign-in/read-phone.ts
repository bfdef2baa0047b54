import type { Result } from '../../src/domain';
import { refuse } from '../../src/domain';
import type { PhoneNumber, PhoneRefusal } from '../../src/domain/phone/validate-phone';
import { validatePhone } from '../../src/domain/phone/validate-phone';
import type { Message } from '../i18n/translate';

const messageFor = (refusal: PhoneRefusal): Message => {
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
export const readPhone = (text: string, country: string): Result<Message, PhoneNumber> => {
  const phone = validatePhone(text, country);
  return phone.ok ? phone : refuse(messageFor(phone.error));
};
