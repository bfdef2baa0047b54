import type * as t from 'io-ts';
import type { UserChanges } from '../../../contract/wire/account-request';
import type { RequestOf } from '../../../contract/wire/codec';
import { User, Profile as ProfileWire } from '../../../contract/wire/customer';
import type { CustomerAccount, Profile } from '../../application/ports/profile-gateway';
import { birthdayOfSeconds, secondsOfBirthday } from '../../domain/customer/birthday-date';
import type { ProfileChanges } from '../../domain/customer/profile-changes';
import type { LocalDate } from '../../domain/time/local-date';
import { referralIdOf } from '../../domain/referral/referral-id';
import { toAddresses } from '../address/address.codec';
import { decoderOf } from '../http/decoder';

type ProfileWire = t.TypeOf<typeof ProfileWire>;

/** Returns null for empty text: the field is not filled in. */
const textOrNull = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text.trim() === '' ? null : text;

const birthdayOf = (seconds: number | null | undefined): LocalDate | null => {
  if (seconds === undefined || seconds === null) return null;
  const birthday = birthdayOfSeconds(seconds);
  return birthday.ok ? birthday.value : null;
};

const toProfile = ({
  phone,
  firstName,
  email,
  birthday,
  referral_id,
  messages,
}: ProfileWire): Profile => ({
  phone: (phone ?? '').replace(/[^\d+]/g, ''),
  firstName: textOrNull(firstName),
  email: textOrNull(email),
  birthday: birthdayOf(birthday),
  referralId: referral_id === undefined || referral_id === null ? null : referralIdOf(referral_id),
  ...(messages && { messages }),
});

export const decodeProfile = decoderOf(ProfileWire, toProfile);

/** Profile and addresses, which one answer tells. */
export const decodeAccount = decoderOf(User, (wire): CustomerAccount => ({
  profile: toProfile(wire),
  addresses: toAddresses(wire.addresses),
}));

/** Returns what a save sends: the fields that changed, and no others. Empty text takes an e-mail away. Rules 19.3, 19.4. */
export const toWireProfile = ({
  firstName,
  email,
  birthday,
  messages,
}: ProfileChanges): RequestOf<typeof UserChanges> => ({
  ...(firstName === undefined ? {} : { firstName }),
  ...(email === undefined ? {} : { email: email ?? '' }),
  ...(birthday === undefined
    ? {}
    : { birthday: birthday === null ? null : secondsOfBirthday(birthday) }),
  ...(messages && { messages }),
});
