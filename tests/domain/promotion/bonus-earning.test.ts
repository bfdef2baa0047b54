import {
  DEFAULT_BONUS_DAYS,
  DEFAULT_BONUS_EARNING,
  bonusLastDay,
  earnedBonuses,
} from '../../../src/domain/promotion/bonus-earning';
import { HONOLULU, SOFIA, at } from './promotion-fixtures';
import { euro } from '../../support/euro';

it('a shop that says nothing gives 10 percent for 90 days', () => {
  expect([DEFAULT_BONUS_EARNING, DEFAULT_BONUS_DAYS]).toEqual([10, 90]);
});

describe('what a complete order earns', () => {
  it.each([
    ['a part of what was paid in money', 27, 8.1, 10, 1.89],
    ['all that was paid, when no bonuses were used', 27, 0, 10, 2.7],
    ['half a cent up', 24.45, 0, 10, 2.45],
    ['less than half a cent down', 24.44, 0, 10, 2.44],
    ['nothing, when bonuses paid it all', 27, 27, 10, 0],
    ['nothing for nothing', 0, 0, 10, 0],
    ['nothing where the shop gives none', 27, 0, 0, 0],
    ['another part where the shop says so', 27, 0, 5, 1.35],
  ])('%s', (_rule, price, used, percent, earned) => {
    expect(earnedBonuses(euro(price), euro(used), percent)).toBe(euro(earned));
  });
});

describe('the last day of bonuses', () => {
  it('credited on 1 March is 30 May', () => {
    expect(bonusLastDay(at('2026-03-01T12:00:00+02:00'), SOFIA, 90)).toBe('2026-05-30');
  });

  it('counts from the day in the city', () => {
    const justAfterMidnight = at('2026-11-28T00:00:00+02:00');
    expect(bonusLastDay(justAfterMidnight, SOFIA, 1)).toBe('2026-11-29');
    expect(bonusLastDay(justAfterMidnight, HONOLULU, 1)).toBe('2026-11-28');
  });
});
