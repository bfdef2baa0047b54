import { EARLIEST_BIRTHDAY, validateBirthday } from '../../../src/domain/customer/birthday-entry';
import { ok, refuse } from '../../../src/domain/result/result';
import { day } from './support';

const today = day('2026-11-27');
const saved = day('1990-03-25');

describe('the first birthday', () => {
  it.each([
    ['1990-03-25', '1990-03-25'],
    [' 1990-03-25 ', '1990-03-25'],
    ['2000-02-29', '2000-02-29'],
    ['1900-01-01', '1900-01-01'],
    ['2026-11-26', '2026-11-26'],
    ['2026-11-27', '2026-11-27'],
  ])('may be “%s”', (text, date) => {
    expect(validateBirthday(text, null, today)).toEqual(ok(date));
  });

  it.each(['', '  '])('need not be told: “%s”', (text) => {
    expect(validateBirthday(text, null, today)).toEqual(ok(null));
  });

  it.each(['2026-11-28', '2026-12-01', '2027-01-01', '9999-12-31'])(
    'cannot be in the future: %s',
    (text) => {
      expect(validateBirthday(text, null, today)).toEqual(
        refuse({ kind: 'birthday.future', latest: today }),
      );
    },
  );

  it.each(['1899-12-31', '0001-01-01'])('cannot be before 1900: %s', (text) => {
    expect(validateBirthday(text, null, today)).toEqual(
      refuse({ kind: 'birthday.too_early', earliest: '1900-01-01' }),
    );
  });

  it.each(['1990-02-29', '1990-13-01', '1990-00-10', '25.03.1990', '638323200', '1990-3-25', 'x'])(
    'is a day of the calendar, which “%s” is not',
    (text) => {
      expect(validateBirthday(text, null, today)).toEqual(
        refuse({ kind: 'birthday.unknown_date' }),
      );
    },
  );

  it('is not before 1 January 1900', () => {
    expect(EARLIEST_BIRTHDAY).toBe('1900-01-01');
  });
});

describe('a saved birthday', () => {
  it.each(['1990-03-25', ' 1990-03-25 '])('passes when it is sent again: “%s”', (text) => {
    expect(validateBirthday(text, saved, today)).toEqual(ok(saved));
  });

  it('passes also where it would be refused today', () => {
    const odd = day('2030-01-01');
    expect(validateBirthday('2030-01-01', odd, today)).toEqual(ok(odd));
  });

  it.each([
    ['another day', '1990-03-26'],
    ['a day in the future', '2026-11-28'],
    ['no day of the calendar', '1990-02-30'],
    ['nothing', ''],
  ])('is not changed to %s', (_what, text) => {
    expect(validateBirthday(text, saved, today)).toEqual(refuse({ kind: 'birthday.fixed', saved }));
  });
});
