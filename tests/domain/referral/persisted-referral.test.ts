import type { PersistedReferral } from '../../../src/domain/referral/persisted-referral';
import {
  REFERRAL_DAYS,
  chooseReferral,
  referralToSend,
} from '../../../src/domain/referral/persisted-referral';
import type { ReferralId } from '../../../src/domain/referral/referral-id';
import { referralIdOf } from '../../../src/domain/referral/referral-id';
import { referralFromLink } from '../../../src/domain/referral/referral-link';
import { instant } from '../../../src/domain/time/instant';

const idOf = (value: string | number): ReferralId => {
  const id = referralIdOf(value);
  if (id === null) throw new Error('The test names an id that is none');
  return id;
};

const [A, B, OWN] = [idOf('a'), idOf('b'), idOf(7)];
const DAY = 86_400_000;
const START = instant(1_790_000_000_000);
const after = (milliseconds: number) => instant(START + milliseconds);
const keptA: PersistedReferral = { id: A, storedAt: START };

describe('keeping an invitation', () => {
  it('keeps the first one, from the moment it was opened', () => {
    expect(chooseReferral(null, A, null, START)).toEqual(keptA);
  });

  it('keeps nothing where there is none', () => {
    expect(chooseReferral(null, null, null, START)).toBeNull();
  });

  it('lets the first one win, and does not prolong it', () => {
    expect(chooseReferral(keptA, B, null, after(DAY))).toEqual(keptA);
    expect(chooseReferral(keptA, A, null, after(DAY))).toEqual(keptA);
    expect(chooseReferral(keptA, null, null, after(DAY))).toEqual(keptA);
  });

  it('lasts 30 days', () => {
    expect(REFERRAL_DAYS).toBe(30);
    const [lastMoment, over] = [after(30 * DAY - 1), after(30 * DAY)];
    expect(chooseReferral(keptA, B, null, lastMoment)).toEqual(keptA);
    expect(chooseReferral(keptA, B, null, over)).toEqual({ id: B, storedAt: over });
    expect(chooseReferral(keptA, null, null, over)).toBeNull();
  });

  it('never keeps the customer’s own', () => {
    expect(chooseReferral(null, OWN, OWN, START)).toBeNull();
    expect(chooseReferral({ id: OWN, storedAt: START }, null, OWN, START)).toBeNull();
    expect(chooseReferral({ id: OWN, storedAt: START }, B, OWN, START)).toEqual({
      id: B,
      storedAt: START,
    });
    expect(chooseReferral(keptA, OWN, OWN, START)).toEqual(keptA);
  });
});

describe('sending it along', () => {
  it('sends the one that is kept, for 30 days', () => {
    expect(referralToSend(keptA, null, START)).toBe(A);
    expect(referralToSend(keptA, OWN, START)).toBe(A);
    expect(referralToSend(keptA, null, after(30 * DAY - 1))).toBe(A);
    expect(referralToSend(keptA, null, after(30 * DAY))).toBeNull();
    expect(referralToSend(null, null, START)).toBeNull();
  });

  it('sends no id 7 for customer 7 who opens their own link, whenever they sign in', () => {
    const opened = referralFromLink('https://varna.example/ru?ref=7');
    const signedIn = chooseReferral(null, opened, OWN, START);
    expect(referralToSend(signedIn, OWN, START)).toBeNull();
    const asGuest = chooseReferral(null, opened, null, START);
    expect(referralToSend(asGuest, OWN, START)).toBeNull();
  });
});
