import {
  birthdayInForm,
  typedBirthday,
  writtenBirthday,
} from '../../../src/ui/profile/birthday-text';

/** What stands in the field after each key. */
const type = (keys: string): string => {
  let text = '';
  for (const key of keys) text = typedBirthday(text + key);
  return text;
};

it.each([
  ['25031990', '25.03.1990'],
  ['25.03.1990', '25.03.1990'],
  ['5.3.1990', '05.03.1990'],
  ['5/3/1990', '05.03.1990'],
  ['250319901', '25.03.1990'],
  ['25x0', '25.0'],
])('the keys %s write %s', (keys, text) => {
  expect(type(keys)).toBe(text);
});

it.each([
  ['1990-03-25', '25.03.1990'],
  ['5/3/1990', '05.03.1990'],
  [' 25 - 03 - 1990 ', '25.03.1990'],
  ['25031990', '25.03.1990'],
])('“%s”, pasted or filled in, is %s', (pasted, text) => {
  expect(typedBirthday(pasted)).toBe(text);
});

it('whoever corrects the day does not move month and year', () => {
  expect(typedBirthday('5.03.1990')).toBe('5.03.1990');
  expect(typedBirthday('.03.1990')).toBe('.03.1990');
});

it('what is left of a day is written out when the field is left', () => {
  expect(writtenBirthday('5.3.1990')).toBe('05.03.1990');
  expect(writtenBirthday(' 25.03 ')).toBe('25.03');
});

it('the form holds the day, or the text that names none', () => {
  expect(birthdayInForm('25.03.1990')).toBe('1990-03-25');
  expect(birthdayInForm('5.3.1990')).toBe('1990-03-05');
  expect(birthdayInForm('31.02.1990')).toBe('31.02.1990');
  expect(birthdayInForm('')).toBe('');
});
