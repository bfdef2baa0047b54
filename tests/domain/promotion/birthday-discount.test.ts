import {
  birthdayDiscount,
  birthdayPercentOf,
} from '../../../src/domain/promotion/birthday-discount';
import type { BirthdayOrder } from '../../../src/domain/promotion/birthday-discount';
import { HONOLULU, SOFIA, at, day, goods } from './promotion-fixtures';
import { euro } from '../../support/euro';

const lines = [goods(12), goods(10, { isDiscountable: false }), goods(8, { categoryIds: [] })];
const orderOf = (more: Partial<BirthdayOrder> = {}): BirthdayOrder => ({
  birthday: day('1990-11-27'),
  fulfilledAt: at('2026-11-28T19:00:00+02:00'),
  zone: SOFIA,
  lines,
  ...more,
});

describe('the percentage', () => {
  it.each([
    ['bg', 15],
    ['ae', 15],
    ['ua', 20],
    ['UA', 20],
    ['uae', 15],
    ['', 15],
  ])('of %j is %i where the shop sets none', (country, percent) => {
    expect(birthdayPercentOf(country)).toBe(percent);
  });
});

describe('the discount', () => {
  it.each([
    ['bg', 15, 3],
    ['ua', 20, 4],
  ])('of 20.00 of discountable dishes and 10.00 of others, in %s', (country, percent, amount) => {
    expect(birthdayDiscount(orderOf(), birthdayPercentOf(country), 'Birthday')).toEqual({
      from: '2026-11-26',
      to: '2026-11-28',
      percent,
      amount: euro(amount),
      candidate: {
        type: 'birthday',
        name: 'Birthday',
        percent,
        amount: euro(amount),
        lineIndexes: [0, 2],
        stackable: false,
      },
    });
  });

  it('is rounded once on the sum', () => {
    const cheap = orderOf({ lines: [goods(0.33), goods(0.33)] });
    expect(birthdayDiscount(cheap, 15, 'Birthday')?.amount).toBe(euro(0.1));
  });

  it.each([
    ['whose birthday nobody knows', { birthday: null }],
    ['on another day', { birthday: day('1990-11-30') }],
    ['of dishes that no discount touches', { lines: [goods(10, { isDiscountable: false })] }],
    ['without dishes', { lines: [] }],
  ])('there is none for an order %s', (_which, more) => {
    expect(birthdayDiscount(orderOf(more), 15, 'Birthday')).toBeNull();
  });

  it('there is none where the shop sets it to nothing', () => {
    expect(birthdayDiscount(orderOf(), 0, 'Birthday')).toBeNull();
  });
});

describe('the day that counts is that of the meal, in the city', () => {
  it.each([
    ['the last minute of the third day', '2026-11-28T23:59:59+02:00', true],
    ['the first minute after it', '2026-11-29T00:00:00+02:00', false],
    ['the last minute before the first day', '2026-11-25T23:59:59+02:00', false],
    ['the first minute of the first day', '2026-11-26T00:00:00+02:00', true],
  ])('%s', (_when, moment, isGood) => {
    const result = birthdayDiscount(orderOf({ fulfilledAt: at(moment) }), 15, 'Birthday');
    expect(result !== null).toBe(isGood);
  });

  it('and another city may have another day', () => {
    const fulfilledAt = at('2026-11-29T00:00:00+02:00');
    expect(
      birthdayDiscount(orderOf({ fulfilledAt, zone: HONOLULU }), 15, 'Birthday'),
    ).not.toBeNull();
  });
});
