import { ok, refuse } from '../../../src/domain/result/result';
import { clockTimeOf, clockTimeText, readClockTime } from '../../../src/domain/schedule/clock-time';

describe('a time of opening hours', () => {
  it.each([
    ['00:00', 0],
    ['00:01', 1],
    ['09:30', 570],
    ['10:00', 600],
    ['19:59', 1199],
    ['20:00', 1200],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('%s is %i minutes after midnight, and written so', (text, minutes) => {
    expect(readClockTime(text)).toEqual(ok(minutes));
    expect(clockTimeText(minutes)).toBe(text);
  });

  it.each([
    ['after the end of the day', '24:01'],
    ['an hour 25', '25:00'],
    ['an hour 30', '30:00'],
    ['a minute 60', '10:60'],
    ['without its zero', '9:30'],
    ['with seconds', '09:30:00'],
    ['in twelve hours', '12.00 am'],
    ['with something before it', ' 09:30'],
    ['with a line after it', '09:30\n'],
    ['negative', '-1:00'],
    ['empty', ''],
  ])('is none: %s', (_rule, text) => {
    expect(readClockTime(text)).toEqual(refuse({ kind: 'clock_time.unknown' }));
  });
});

describe('minutes of a day', () => {
  it.each([0, 1, 570, 1439, 1440])('%d are a time', (minutes) => {
    expect(clockTimeOf(minutes)).toBe(minutes);
  });

  it.each([-1, 1441, 9.5, NaN, Infinity])('%d are none', (minutes) => {
    expect(clockTimeOf(minutes)).toBeNull();
  });
});
