import type { Phone } from '../../domain/city/city';
import { phonePlanOf } from '../../domain/phone/phone-plan';

const isAbroad = (phone: string, countryCode: string): boolean =>
  phone.trimStart().startsWith('+') && !phone.replace(/\D/g, '').startsWith(countryCode);

/**
 * The phones that people of a country call without calling abroad; all of them if there are none, or
 * if the shop does not know how the country's numbers begin.
 */
export const phonesOfCountry = (phones: readonly Phone[], country: string): readonly Phone[] => {
  const { home } = phonePlanOf(country);
  const own = home ? phones.filter(({ phone }) => !isAbroad(phone, home.countryCode)) : phones;
  return own.length > 0 ? own : phones;
};
