import fc from 'fast-check';
import {
  birthdayOfSeconds,
  birthdayToPick,
  readShownBirthday,
  secondsOfBirthday,
  showBirthday,
} from '../../../src/domain/customer/birthday-date';
import { ok, refuse } from '../../../src/domain/result/result';
import { addDays, readLocalDate } from '../../../src/domain/time/local-date';
import { day } from './support';

const unknown = refuse({ kind: 'birthday.unknown_date' });

describe('how a birthday travels', () => {
  it.each([
    ['1990-03-25', 638323200],
    ['1970-01-01', 0],
    ['1970-01-02', 86400],
    ['1969-12-31', -86400],
    ['1900-01-01', -2208988800],
    ['2000-02-29', 951782400],
  ])('%s is %d seconds', (date, seconds) => {
    expect(secondsOfBirthday(day(date))).toBe(seconds);
    expect(birthdayOfSeconds(seconds)).toEqual(ok(date));
  });

  it.each([
    ['the last second of a day', 638323200 + 86399, '1990-03-25'],
    ['the first second of the next', 638323200 + 86400, '1990-03-26'],
    ['the second before', 638323199, '1990-03-24'],
  ])('is read by the calendar of UTC: %s', (_what, seconds, date) => {
    expect(birthdayOfSeconds(seconds)).toEqual(ok(date));
  });

  it.each([NaN, Infinity, -Infinity, 1e15, 253402300800, -62135596801])(
    'is no day: %d',
    (seconds) => {
      expect(birthdayOfSeconds(seconds)).toEqual(unknown);
    },
  );

  it('reaches from the year 1 to the year 9999', () => {
    expect(birthdayOfSeconds(253402300799)).toEqual(ok('9999-12-31'));
    expect(birthdayOfSeconds(-62135596800)).toEqual(ok('0001-01-01'));
  });
});

describe('how a birthday is shown', () => {
  it('is day, month and year', () => {
    expect(showBirthday(day('1990-03-25'))).toBe('25.03.1990');
    expect(readShownBirthday('25.03.1990')).toEqual(ok('1990-03-25'));
  });

  it('is read with spaces around it', () => {
    expect(readShownBirthday(' 25.03.1990 ')).toEqual(ok('1990-03-25'));
  });

  it.each([
    ['nothing', ''],
    ['a day that does not exist', '30.02.1990'],
    ['29 February of a common year', '29.02.1990'],
    ['a month that does not exist', '01.13.1990'],
    ['the other order', '1990-03-25'],
    ['months first', '03.25.1990'],
    ['one digit for the day', '5.03.1990'],
    ['two digits for the year', '25.03.90'],
    ['other signs', '25/03/1990'],
    ['more in front', '125.03.1990'],
    ['more behind', '25.03.19900'],
  ])('refuses %s', (_what, text) => {
    expect(readShownBirthday(text)).toEqual(unknown);
  });
});

describe('for every day from 1900 to 2100', () => {
  const days = Array.from({ length: 73414 }, (_, count) => -2208988800 + count * 86400);

  it('is the day that its seconds say, sent, read and shown', () => {
    const wrong = days.filter((seconds) => {
      const birthday = birthdayOfSeconds(seconds);
      if (!birthday.ok || secondsOfBirthday(birthday.value) !== seconds) return true;
      return birthday.value !== new Date(seconds * 1000).toISOString().slice(0, 10);
    });
    expect(birthdayOfSeconds(days[0] ?? NaN)).toEqual(ok('1900-01-01'));
    expect(birthdayOfSeconds(days.at(-1) ?? NaN)).toEqual(ok('2100-12-31'));
    expect(wrong).toEqual([]);
  });

  it('comes back as it was shown', () => {
    fc.assert(
      fc.property(fc.constantFrom(...days), (seconds) => {
        const birthday = birthdayOfSeconds(seconds);
        expect(birthday.ok && readShownBirthday(showBirthday(birthday.value))).toEqual(birthday);
      }),
    );
  });
});

describe('where a picker opens', () => {
  it.each([
    ['18 years ago', '2026-11-27', '2008-11-27'],
    ['18 years before the last of a month', '2026-12-31', '2008-12-31'],
    ['on the 28th, 18 years before 29 February', '2024-02-29', '2006-02-28'],
    ['18 years before 28 February', '2024-02-28', '2006-02-28'],
    ['18 years before 1 March', '2024-03-01', '2006-03-01'],
    ['18 years before the 30th of another month', '2024-03-30', '2006-03-30'],
    ['today, where the calendar does not reach so far back', '0010-05-05', '0010-05-05'],
  ])('%s', (_rule, today, opened) => {
    expect(birthdayToPick(day(today))).toBe(opened);
  });

  it('is always a day that exists', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 73413 }), (count) => {
        const opened = birthdayToPick(addDays(day('1900-01-01'), count));
        expect(readLocalDate(opened)).toEqual(ok(opened));
      }),
    );
  });
});
