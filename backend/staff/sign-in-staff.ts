import type { StaffSignIn } from '../../contract/wire/staff-request';
import type { Network } from '../../environment/network-of';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { HOUR } from '../../src/domain/time/instant';
import { evaluateGuess } from '../rate/evaluate-guess';
import type { RateRule } from '../rate/rate-counter';
import { TEN_MINUTES_MS, networkRules } from '../rate/rate-counter';
import { tooOften } from '../rate/too-often';
import type { Refusal } from '../refusal/refusal';
import { hashCode, isCode } from '../sign-in/code-hash';
import type { Storage } from '../storage/storage';
import type { StaffMember } from './staff-member';
import { MEMBER_COLUMNS, STAFF_TURN, memberOfRow, nameKeyOf } from './staff-member';
import { hashOfSecret } from '../storage/hash-of-secret';
import { openStaffSession } from './staff-session';

/** Wrong ones, by rules 25.1. */
const PER_NAME = 5;
const PER_NAME_A_DAY = 20;
const PER_NETWORK = 10;
const DAY = 24 * HOUR;

const wrong = (field: 'pin' | 'key', code: 'staff.pin_wrong' | 'staff.link_wrong'): Refusal => ({
  code,
  message: { text: code },
  errors: { [field]: [{ text: code }] },
});

const PIN_WRONG = wrong('pin', 'staff.pin_wrong');
const LINK_WRONG = wrong('key', 'staff.link_wrong');

/** The name's hash stands for it: names are as long as somebody likes. */
const rulesOf = (name: string | null, network: Network): readonly RateRule[] => [
  ...networkRules(network, { key: 'staff', limit: PER_NETWORK, windowMs: TEN_MINUTES_MS }),
  ...(name === null
    ? []
    : [
        { key: `staff name ${hashOfSecret(name)}`, limit: PER_NAME, windowMs: TEN_MINUTES_MS },
        { key: `staff day ${hashOfSecret(name)}`, limit: PER_NAME_A_DAY, windowMs: DAY },
      ]),
];

/** Of nobody: looked at where there is no such name, so that the answer takes as long. */
let nobodysPin: ReturnType<typeof hashCode> | undefined;

const memberByPin = async (
  { shop }: Storage,
  nameKey: string,
  pin: string,
): Promise<Result<Refusal, number>> => {
  nobodysPin ??= hashCode('no pin');
  const nobody = await nobodysPin;
  const row = await shop
    .selectFrom('staff_members')
    .select(['id', 'pin_hash', 'pin_salt'])
    .where('name_key', '=', nameKey)
    .executeTakeFirst();
  const isRight = await isCode(pin, row ? { hash: row.pin_hash, salt: row.pin_salt } : nobody);
  return row && isRight ? ok(row.id) : refuse(PIN_WRONG);
};

interface StaffSignInDeps {
  readonly storage: Storage;
  readonly network: Network;
  readonly device: string | null;
  readonly at: number;
}

export interface SignedInStaff {
  readonly token: string;
  readonly member: StaffMember;
}

/** Begins a session of the member that `find` names; refuses one who was removed meanwhile. */
const begin = (
  { storage, device, at }: StaffSignInDeps,
  refusal: Refusal,
  find: (db: Parameters<Parameters<Storage['change']>[1]>[0]) => Promise<number | undefined>,
): Promise<Result<Refusal, SignedInStaff>> =>
  storage.change(STAFF_TURN, async (db) => {
    const memberId = await find(db);
    const row =
      memberId === undefined
        ? undefined
        : await db
            .selectFrom('staff_members')
            .select(MEMBER_COLUMNS)
            .where('id', '=', memberId)
            .where('name_key', 'is not', null)
            .executeTakeFirst();
    if (!row) return refuse(refusal);
    const token = await openStaffSession(db, row.id, device, at);
    return ok({ token, member: memberOfRow(row) });
  });

const byLink = (deps: StaffSignInDeps, key: string): Promise<Result<Refusal, SignedInStaff>> =>
  begin(deps, LINK_WRONG, async (db) => {
    const used = await db
      .deleteFrom('staff_links')
      .where('key_hash', '=', hashOfSecret(key))
      .where('expires_at', '>', deps.at)
      .returning('member_id')
      .executeTakeFirst();
    return used?.member_id;
  });

const byPin = async (
  deps: StaffSignInDeps,
  nameKey: string,
  pin: string,
): Promise<Result<Refusal, SignedInStaff>> => {
  const member = await memberByPin(deps.storage, nameKey, pin);
  return member.ok ? begin(deps, PIN_WRONG, () => Promise.resolve(member.value)) : member;
};

/** Signs somebody of the restaurant in, by the key of a link or by name and PIN. Rules 25.1. */
export const signInStaff = (
  deps: StaffSignInDeps,
  { key, name, pin }: StaffSignIn,
): Promise<Result<Refusal, SignedInStaff>> => {
  const nameKey = key === undefined ? nameKeyOf(name ?? '') : null;
  return evaluateGuess({
    db: deps.storage.counters,
    rules: rulesOf(nameKey, deps.network),
    at: deps.at,
    tooMany: (waitMs) => tooOften(waitMs),
    evaluate: () => (key === undefined ? byPin(deps, nameKey ?? '', pin ?? '') : byLink(deps, key)),
    isWrong: () => true,
  });
};
