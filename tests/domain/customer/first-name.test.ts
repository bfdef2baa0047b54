import fc from 'fast-check';
import { MAX_NAME_CHARACTERS, validateFirstName } from '../../../src/domain/customer/first-name';
import { ok, refuse } from '../../../src/domain/result/result';

it.each([
  ['a Latin name', 'Ivan'],
  ['a Cyrillic name', 'Иван'],
  ['a Kazakh name', 'Әлихан'],
  ['an Arabic name', 'محمد'],
  ['a Chinese name', '伟'],
  ['a Georgian name', 'გიორგი'],
  ['a Hindi name with its marks', 'किशोर'],
  ['a Persian name with the sign that parts two letters', 'علی\u200cرضا'],
  ['a Hindi name with the sign that joins two letters', 'क्\u200dय\u200dय'],
  ['a name with a hyphen', 'Anne-Marie'],
  ['a name with an apostrophe', "D'Arcy"],
  ['a name with a curved apostrophe', 'D’Arcy'],
  ['a Ukrainian name with the apostrophe that is a letter', 'Мар\u02bcяна'],
  ['a Ukrainian name with the accent that a keyboard has for an apostrophe', 'Мар`яна'],
  ['a name with an accent alone for an apostrophe', 'D´Arcy'],
  ['an Arabic name with an apostrophe curved the other way', '‘Abd'],
  ['a Hebrew name with the Hebrew apostrophe', 'ג׳ורג׳'],
  ['a name with the hyphen of a word processor', 'Anne\u2010Marie'],
  ['a name with a hyphen that does not break', 'Anne\u2011Marie'],
  ['two names', 'Anna Maria'],
  ['one letter', 'Я'],
])('takes %s as it is', (_what, name) => {
  expect(validateFirstName(name)).toEqual(ok(name));
});

it.each([
  ['spaces around it', ' Anne-Marie ', 'Anne-Marie'],
  ['wide spaces and line breaks around it', '\u00a0\tIvan\u3000\n', 'Ivan'],
  ['several spaces inside', 'Anna \u00a0 Maria', 'Anna Maria'],
  ['an accent as a sign of its own', 'José'.normalize('NFD'), 'José'],
  ['marks of direction, as address books copy them', '\u202aІван\u202c', 'Іван'],
  ['a sign that would turn the writing round', 'Ivan\u202e', 'Ivan'],
  ['a space without width', 'Ivan\u200b', 'Ivan'],
])('takes a name without %s', (_what, text, name) => {
  expect(validateFirstName(text)).toEqual(ok(name));
});

it.each(['', ' ', ' \t\u00a0\n', '\u200b', '\u1160'])('asks for a name: “%s”', (text) => {
  expect(validateFirstName(text)).toEqual(refuse({ kind: 'name.required' }));
});

it.each([
  ['a digit', 'Ivan2'],
  ['a digit of another script', 'علی٢'],
  ['<', '<b'],
  ['>', 'a>'],
  ['an at sign', 'ivan@example'],
  ['a full stop', 'Dr. No'],
  ['an underscore', 'a_b'],
  ['a picture', 'Ivan🍕'],
  ['a long dash', 'Anne\u2014Marie'],
  ['a joining sign at the end', 'Ivan\u200d'],
  ['a joining sign at the beginning', '\u200cIvan'],
  ['a joining sign before a hyphen', 'Ivan\u200d-a'],
  ['a zero byte', 'Iv\u0000an'],
  ['hyphens alone', '--'],
  ['an apostrophe alone', '’'],
  ['a mark without a letter', '\u0301'],
])('refuses a name with %s', (_what, text) => {
  expect(validateFirstName(text)).toEqual(refuse({ kind: 'name.characters' }));
});

describe('its length', () => {
  const tooLong = refuse({ kind: 'name.too_long', max: 50 });

  it.each([
    ['49 letters', 'a'.repeat(49), ok('a'.repeat(49))],
    ['50 letters', 'a'.repeat(50), ok('a'.repeat(50))],
    ['51 letters', 'a'.repeat(51), tooLong],
    ['50 letters in spaces', ` ${'a'.repeat(50)} `, ok('a'.repeat(50))],
    ['50 characters of two signs each', 'कि'.repeat(50), ok('कि'.repeat(50))],
    ['51 characters of two signs each', 'कि'.repeat(51), tooLong],
    ['50 letters of which each is stored as two', '𐐀'.repeat(50), ok('𐐀'.repeat(50))],
  ])('is counted in characters as people see them: %s', (_what, text, answer) => {
    expect(validateFirstName(text)).toEqual(answer);
  });

  it('is 50 at most', () => {
    expect(MAX_NAME_CHARACTERS).toBe(50);
  });
});

it('takes a name that it has taken', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'Ж', 'é', '\u0301', ' ', '-', "'", '\u200c'),
  });
  fc.assert(
    fc.property(letters, (text) => {
      const name = validateFirstName(text);
      if (name.ok) expect(validateFirstName(name.value)).toEqual(name);
    }),
  );
});
