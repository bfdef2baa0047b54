import type { Referral } from '../../../src/domain/referral/referral';
import {
  friendInitial,
  referralSummary,
  rewardReferral,
} from '../../../src/domain/referral/referral';
import { euro } from '../../support/euro';

const bonuses = { inviter: euro(5), friend: euro(3) };
const joined: Referral = { status: 'joined' };
const ordered = (earned: number): Referral => ({ status: 'ordered', earned: euro(earned) });

describe('when an order of the friend is complete', () => {
  it('both get 5.00 at the first, and nothing at one more', () => {
    const five = { inviter: euro(5), friend: euro(5) };
    const first = rewardReferral(joined, five);
    expect(first.credit).toEqual(five);
    expect(rewardReferral(first.referral, five).credit).toBeNull();
  });

  it('the first one brings both their bonus', () => {
    expect(rewardReferral(joined, bonuses)).toEqual({ referral: ordered(5), credit: bonuses });
  });

  it('a second one brings nothing more, also when the shop now gives more', () => {
    expect(rewardReferral(ordered(4), bonuses)).toEqual({ referral: ordered(4), credit: null });
  });
});

describe('what the inviter reads', () => {
  it('is how many came, and what those who ordered brought', () => {
    expect(referralSummary([joined, ordered(5), ordered(4), joined])).toEqual({
      invited: 4,
      earned: euro(9),
    });
    expect(referralSummary([])).toEqual({ invited: 0, earned: euro(0) });
  });

  it.each([
    ['Maria', 'M'],
    ['  мария', 'м'],
    ['Żaneta', 'Ż'],
    ['Z\u0307aneta', 'Z\u0307'],
    ['🇧🇬 Ivan', '🇧🇬'],
    ['नि', 'नि'],
    ['', ''],
    ['   ', ''],
  ])('of the name %j is %j', (name, initial) => {
    expect(friendInitial(name)).toBe(initial);
  });
});
