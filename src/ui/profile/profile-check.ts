import type { TFunction } from 'i18next';
import type { BirthdayRefusal } from '../../domain/customer/birthday-entry';
import type { NameRefusal } from '../../domain/customer/first-name';
import type { ProfileForm } from '../../domain/customer/validate-profile';
import { validateProfile } from '../../domain/customer/validate-profile';
import type { LocalDate } from '../../domain/time/local-date';
import type { FieldErrors } from '../forms/field-errors';
import { birthdayInForm } from './birthday-text';

export const nameMessage = (refusal: NameRefusal, t: TFunction): string => {
  switch (refusal.kind) {
    case 'name.required':
      return t('form.errors.required');
    case 'name.too_long':
      return t('form.errors.tooLong', { count: refusal.max });
    case 'name.characters':
      return t('form.errors.nameCharacters');
  }
};

const birthdayMessage = (refusal: BirthdayRefusal, t: TFunction): string => {
  switch (refusal.kind) {
    case 'birthday.unknown_date':
      return t('form.errors.birthdayUnknown');
    case 'birthday.future':
      return t('form.errors.birthdayFuture');
    case 'birthday.too_early':
      return t('form.errors.birthdayEarly');
    case 'birthday.fixed':
      return t('form.errors.birthdayFixed');
  }
};

/**
 * The form as it is sent; in its fields the birthday is written 25.03.1990. One that the account has
 * counts, whatever stands in the field. Rules 19.3.
 */
export const profileMeant = (
  fields: ProfileForm,
  savedBirthday: LocalDate | null,
): ProfileForm => ({
  ...fields,
  birthday: savedBirthday ?? birthdayInForm(fields.birthday),
});

/** Returns what is wrong with the fields of a profile, in words. Rules 19.1 to 19.4. */
export const profileErrors = (
  fields: ProfileForm,
  savedBirthday: LocalDate | null,
  today: LocalDate,
  t: TFunction,
): FieldErrors<ProfileForm> => {
  const valid = validateProfile(profileMeant(fields, savedBirthday), savedBirthday, today);
  if (valid.ok) return {};
  const { firstName, email, birthday } = valid.error;
  return {
    ...(firstName && { firstName: nameMessage(firstName, t) }),
    ...(email && { email: t('form.errors.email') }),
    ...(birthday && { birthday: birthdayMessage(birthday, t) }),
  };
};
