import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { LocalDate } from '../time/local-date';
import type { BirthdayRefusal } from './birthday-entry';
import { validateBirthday } from './birthday-entry';
import type { Email, EmailRefusal } from './email';
import { validateEmail } from './email';
import type { FirstName, NameRefusal } from './first-name';
import { validateFirstName } from './first-name';
import type { MessageChoice } from './message-choice';

/** The profile's fields as they stand in the form; the birthday is written 1990-03-25. */
export interface ProfileForm {
  readonly firstName: string;
  readonly email: string;
  readonly birthday: string;
  /** Not asked where the shop sends none. Rules 13.16. */
  readonly messages?: MessageChoice;
}

/** The profile that a customer fills in; null for an empty field. */
export interface ProfileDetails {
  readonly firstName: FirstName;
  readonly email: Email | null;
  readonly birthday: LocalDate | null;
  readonly messages?: MessageChoice;
}

/** Why each refused field is refused; a field that is not named is good. */
export interface ProfileRefusals {
  readonly firstName?: NameRefusal;
  readonly email?: EmailRefusal;
  readonly birthday?: BirthdayRefusal;
}

/**
 * The details that a form holds. `savedBirthday` is the one of the account, `today` the day in the
 * city's zone. Refuses with the reasons of all wrong fields at once. Rules 19.4.
 */
export const validateProfile = (
  form: ProfileForm,
  savedBirthday: LocalDate | null,
  today: LocalDate,
): Result<ProfileRefusals, ProfileDetails> => {
  const firstName = validateFirstName(form.firstName);
  const email = validateEmail(form.email);
  const birthday = validateBirthday(form.birthday, savedBirthday, today);
  if (firstName.ok && email.ok && birthday.ok)
    return ok({
      ...form,
      firstName: firstName.value,
      email: email.value,
      birthday: birthday.value,
    });
  return refuse({
    ...(firstName.ok ? {} : { firstName: firstName.error }),
    ...(email.ok ? {} : { email: email.error }),
    ...(birthday.ok ? {} : { birthday: birthday.error }),
  });
};
