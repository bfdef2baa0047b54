import type { PromoWeek } from '../../../src/domain/promotion/promo-hours';
import { isPromoTime } from '../../../src/domain/promotion/promo-hours';
import { HONOLULU, SOFIA, at, hoursOf } from './promotion-fixtures';

/** A moment by the clocks of Sofia in winter; the 27th is a Friday. */
const sofia = (date: string, time: string) => at(`2026-11-${date}T${time}:00+02:00`);

it('a code without days and hours is good at any time', () => {
  expect(isPromoTime(sofia('27', '03:00'), SOFIA, { weekdays: null, hours: null })).toBe(true);
});

describe('weekdays', () => {
  const fridays: PromoWeek = { weekdays: [5], hours: null };
  it.each([
    ['the last minute of Thursday', '26', '23:59', false],
    ['the first minute of Friday', '27', '00:00', true],
    ['the last minute of Friday', '27', '23:59', true],
    ['the first minute of Saturday', '28', '00:00', false],
  ])('of Fridays: %s', (_when, date, time, isGood) => {
    expect(isPromoTime(sofia(date, time), SOFIA, fridays)).toBe(isGood);
  });

  it('are those of the city, wherever the server is', () => {
    expect(isPromoTime(sofia('28', '01:00'), SOFIA, fridays)).toBe(false);
    expect(isPromoTime(sofia('28', '01:00'), HONOLULU, fridays)).toBe(true);
  });

  it('may be several', () => {
    const weekend: PromoWeek = { weekdays: [6, 7], hours: null };
    expect(isPromoTime(sofia('28', '12:00'), SOFIA, weekend)).toBe(true);
    expect(isPromoTime(sofia('29', '12:00'), SOFIA, weekend)).toBe(true);
    expect(isPromoTime(sofia('30', '12:00'), SOFIA, weekend)).toBe(false);
  });
});

describe('hours', () => {
  const lunch: PromoWeek = { weekdays: null, hours: hoursOf('12:00-15:00') };
  it.each([
    ['a minute before they begin', '11:59', false],
    ['when they begin', '12:00', true],
    ['in their last minute', '14:59', true],
    ['when they end', '15:00', false],
  ])('of lunch: %s', (_when, time, isGood) => {
    expect(isPromoTime(sofia('27', time), SOFIA, lunch)).toBe(isGood);
  });

  it('to 24:00 hold until the day ends', () => {
    const evening: PromoWeek = { weekdays: [5], hours: hoursOf('18:00-24:00') };
    expect(isPromoTime(sofia('27', '23:59'), SOFIA, evening)).toBe(true);
    expect(isPromoTime(sofia('28', '00:00'), SOFIA, evening)).toBe(false);
  });
});

describe('hours past midnight', () => {
  const night: PromoWeek = { weekdays: [5], hours: hoursOf('22:00-02:00') };
  it.each([
    ['Friday at 01:00 is still Thursday’s', '27', '01:00', false],
    ['Friday at 21:59 is too early', '27', '21:59', false],
    ['Friday at 22:00 they begin', '27', '22:00', true],
    ['Friday at 23:59', '27', '23:59', true],
    ['Saturday at 00:00 they go on', '28', '00:00', true],
    ['Saturday at 01:59', '28', '01:59', true],
    ['Saturday at 02:00 they are over', '28', '02:00', false],
    ['Saturday at 22:00 no others begin', '28', '22:00', false],
  ])('belong to the day they began on: %s', (_rule, date, time, isGood) => {
    expect(isPromoTime(sofia(date, time), SOFIA, night)).toBe(isGood);
  });

  it('that end when they begin last for a day', () => {
    const whole: PromoWeek = { weekdays: [5], hours: hoursOf('06:00-06:00') };
    expect(isPromoTime(sofia('27', '05:59'), SOFIA, whole)).toBe(false);
    expect(isPromoTime(sofia('27', '06:00'), SOFIA, whole)).toBe(true);
    expect(isPromoTime(sofia('28', '05:59'), SOFIA, whole)).toBe(true);
    expect(isPromoTime(sofia('28', '06:00'), SOFIA, whole)).toBe(false);
  });
});
