import { UserChanges } from '../../contract/wire/account-request';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { birthdayOfSeconds, secondsOfBirthday } from '../../src/domain/customer/birthday-date';
import type { BirthdayRefusal } from '../../src/domain/customer/birthday-entry';
import { validateBirthday } from '../../src/domain/customer/birthday-entry';
import { validateEmail } from '../../src/domain/customer/email';
import type { MessageChoice } from '../../src/domain/customer/message-choice';
import { validateFirstName } from '../../src/domain/customer/first-name';
import type { LocalDate } from '../../src/domain/time/local-date';
import { decodeFields } from '../codec/field-refusal';
import type { Refusal } from '../refusal/refusal';
import { wrongFields } from '../refusal/refusal';
import type { Message } from '../i18n/translate';
import type { Customer } from './customer-store';

/** What of a profile is to be written; a field that is not there stays as it is. */
export interface ProfileUpdate {
  readonly first_name?: string;
  readonly email?: string | null;
  /** Unix seconds at 00:00 UTC. */
  readonly birthday?: number | null;
  readonly messages?: MessageChoice;
}

type Change = Result<Message, ProfileUpdate>;

const nameChange = (text: string): Change => {
  const name = validateFirstName(text);
  if (name.ok) return ok({ first_name: name.value });
  return refuse(
    name.error.kind === 'name.too_long'
      ? { text: name.error.kind, params: { max: name.error.max } }
      : { text: name.error.kind },
  );
};

const emailChange = (text: string | null): Change => {
  const email = validateEmail(text ?? '');
  return email.ok ? ok({ email: email.value }) : refuse({ text: email.error.kind });
};

const birthdayMessage = (refusal: BirthdayRefusal): Message => ({ text: refusal.kind });

/** The day that seconds name, as the rules read it; null where they name none. */
const dayOf = (seconds: number | null): LocalDate | '' | null => {
  if (seconds === null) return '';
  const day = birthdayOfSeconds(seconds);
  return day.ok ? day.value : null;
};

const birthdayChange = (seconds: number | null, saved: number | null, today: LocalDate): Change => {
  const day = dayOf(seconds);
  if (day === null) return refuse({ text: 'birthday.unknown_date' });
  const savedDay = dayOf(saved);
  const birthday = validateBirthday(day, savedDay === '' ? null : savedDay, today);
  if (!birthday.ok) return refuse(birthdayMessage(birthday.error));
  return ok({ birthday: birthday.value === null ? null : secondsOfBirthday(birthday.value) });
};

/**
 * Returns what a customer changes about themselves, of the fields that were sent. Refuses with what is
 * wrong in all of them; the code is the first one's. `today` is the calendar's day. Rules 19.4.
 */
export const decodeProfileUpdate = (
  body: unknown,
  customer: Customer,
  today: LocalDate,
): Result<Refusal, ProfileUpdate> => {
  const fields = decodeFields(UserChanges, body);
  if (!fields.ok) return refuse(wrongFields(fields.error));
  const { firstName, email, birthday, messages } = fields.value;
  const changes: readonly (readonly [string, Change])[] = [
    ...(firstName === undefined ? [] : [['firstName', nameChange(firstName)] as const]),
    ...(email === undefined ? [] : [['email', emailChange(email)] as const]),
    ...(birthday === undefined
      ? []
      : [['birthday', birthdayChange(birthday, customer.birthday, today)] as const]),
  ];
  const errors: Record<string, Message[]> = {};
  let update: ProfileUpdate = messages === undefined ? {} : { messages };
  for (const [field, change] of changes)
    if (change.ok) update = { ...update, ...change.value };
    else errors[field] = [change.error];
  const [first] = Object.values(errors).flat();
  return first ? refuse(wrongFields(errors, first.text)) : ok(update);
};
