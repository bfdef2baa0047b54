import * as t from 'io-ts';
import type { Instant } from '../../src/domain/time/instant';
import { instant } from '../../src/domain/time/instant';
import {
  LeafType,
  described,
  lenient,
  nullable,
  text,
  tolerant,
  whole,
  openEnum,
  shape,
} from './codec';
import { User } from './customer';
import { Moment, PhoneDigits } from './primitives';

export const CodeSent = shape('The same for phones with and without an account.', {
  expires_in: lenient(described(whole(1), 'Seconds')),
  resend_in: tolerant(described(whole(0), 'Seconds')),
  length: lenient(whole(4, 4)),
});
export type CodeSent = t.TypeOf<typeof CodeSent>;

export const LoginAnswer = t.intersection([
  t.type({ token: text({ minLength: 16 }), user: User }),
  t.partial({
    referral: lenient(
      nullable(
        t.type({
          status: openEnum(['accepted', 'refused']),
          code: nullable(openEnum(['referral.self', 'referral.used', 'referral.unknown'])),
        }),
      ),
    ),
  }),
]);
export type LoginAnswer = t.TypeOf<typeof LoginAnswer>;

/** A moment of unix seconds; some backends count so. */
const UnixMoment = new LeafType<Instant, number>(
  'a moment in unix seconds',
  { type: 'integer', minimum: 0, description: 'Unix seconds' },
  (input) =>
    typeof input === 'number' && input > 0 && input < 1e11 ? instant(input * 1000) : null,
  (moment) => Math.floor(moment / 1000),
  (value): value is Instant => typeof value === 'number',
);

/** Goes into addresses. */
const Uuid = new LeafType<string>(
  'a uuid',
  { type: 'string', minLength: 1, maxLength: 64 },
  (input) => (typeof input === 'string' && /^[\w-]{1,64}$/.test(input) ? input : null),
  t.identity,
);

export const TelegramLink = t.type({
  uuid: Uuid,
  link: text({ minLength: 1 }),
  expired_at: t.union([Moment, UnixMoment]),
});
export type TelegramLink = t.TypeOf<typeof TelegramLink>;

export const TelegramCheck = t.type({
  phone: tolerant(described(nullable(PhoneDigits), 'As soon as somebody has shared it')),
  is_expired: tolerant(t.boolean),
});
export type TelegramCheck = t.TypeOf<typeof TelegramCheck>;
