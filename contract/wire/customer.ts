import * as t from 'io-ts';
import { MESSAGE_CHOICES } from '../../src/domain/customer/message-choice';
import { Address } from './address';
import { described, nullable, number, oneOf, text, tolerant, whole } from './codec';
import { Moment, PhoneDigits } from './primitives';

export const Birthday = described(
  nullable(number({ type: 'integer' })),
  'Unix seconds at 00:00 UTC of the day. Rules 19.3.',
);

/** What a customer has entered about themselves. */
const profile = {
  phone: tolerant(PhoneDigits),
  firstName: tolerant(described(text(), 'Empty until it is entered')),
  email: tolerant(described(text(), 'Empty without one')),
  birthday: tolerant(Birthday),
  referral_id: tolerant(
    // Some backends count their customers.
    described(t.union([t.string, t.number]), { type: 'string', pattern: '^[A-Za-z0-9_-]{1,32}$' }),
  ),
};

export const Messages = described(
  oneOf(MESSAGE_CHOICES),
  'Of what happens to their orders a customer wants to hear. Rules 13.16.',
);

// Only of a shop that sends messages.
const chosen = t.partial({ messages: tolerant(Messages) });

export const Profile = t.intersection([t.type(profile), chosen]);

export const User = t.intersection([
  t.type({ ...profile, addresses: t.readonlyArray(Address) }),
  chosen,
]);
export type User = t.TypeOf<typeof User>;

export const Session = t.type({
  id: text({
    pattern: '^[A-Za-z0-9_-]{1,64}$',
    description: 'Opens nothing, and reveals nothing of the token',
  }),
  created_at: Moment,
  last_used_at: described(Moment, 'May be up to an hour old'),
  device: tolerant(
    nullable(
      text({
        minLength: 1,
        maxLength: 60,
        description: 'Browser and system of the login; null where they are not known',
      }),
    ),
  ),
  is_current: tolerant(described(t.boolean, 'Whether this very call was made by it')),
});
export type Session = t.TypeOf<typeof Session>;

export const Nothing = described(t.type({}), 'Done; there is nothing to return.');
export type Nothing = t.TypeOf<typeof Nothing>;

export const Confirmed = t.type({ expires_in: described(whole(1), 'Seconds') });
export type Confirmed = t.TypeOf<typeof Confirmed>;

/** Everything that the shop has stored about a customer. */
export const UserExport = described(t.type({ profile: User }), { additionalProperties: true });
export type UserExport = t.TypeOf<typeof UserExport>;
