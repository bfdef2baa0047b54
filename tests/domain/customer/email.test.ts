import { MAX_EMAIL_LENGTH, validateEmail } from '../../../src/domain/customer/email';
import { ok, refuse } from '../../../src/domain/result/result';

const invalid = refuse({ kind: 'email.invalid' });

it.each(['', '   ', '\t\n', '\u200b'])('is not asked for: “%s” clears it', (text) => {
  expect(validateEmail(text)).toEqual(ok(null));
});

it.each([
  'ivan@example.com',
  'ivan.petrov+shop@mail.example.co.uk',
  "o'neil_1@ex-ample.bg",
  'a@b.cd',
  'ivan@пример.бг',
  'иван@пример.бг',
  'ivan@xn--e1afmkfd.xn--90ae',
  'अ@उदाहरण.भारत',
  'ivan@例え.中国',
  'ivan@123.example',
  'ivan@a.b2',
  '!#$%&*=?^{|}~/@example.com',
])('takes %s', (address) => {
  expect(validateEmail(address)).toEqual(ok(address));
});

it('takes an address without the spaces around it', () => {
  expect(validateEmail('  ivan@example.com\n')).toEqual(ok('ivan@example.com'));
});

it.each(['ivan\u200b@example.com', 'ivan@example.com \ufeff', '\u202aivan@example.com\u202c'])(
  'takes an address without what was copied along unseen: %j',
  (text) => {
    expect(validateEmail(text)).toEqual(ok('ivan@example.com'));
  },
);

it.each([
  ['no @', 'ivan.example.com'],
  ['nothing before @', '@example.com'],
  ['nothing after @', 'ivan@'],
  ['@ alone', '@'],
  ['two @', 'ivan@petrov@example.com'],
  ['a domain without a dot', 'ivan@example'],
  ['a suffix of one character', 'ivan@example.c'],
  ['a suffix of one character stored as two', 'ivan@example.e\u0308'],
  ['a suffix of one character in a longer domain', 'ivan@mail.example.c'],
  ['no suffix', 'ivan@example.'],
  ['a suffix of digits', 'ivan@192.168.0.10'],
  ['nothing between two dots', 'ivan@example..com'],
  ['nothing before the dot', 'ivan@.com'],
  ['a hyphen before a dot', 'ivan@example-.com'],
  ['a hyphen after a dot', 'ivan@example.-com'],
  ['a hyphen first', 'ivan@-example.com'],
  ['an underscore in the domain', 'ivan@exam_ple.com'],
  ['a space before @', 'iv an@example.com'],
  ['a space after @', 'ivan@exam ple.com'],
  ['a line break', 'ivan\n@example.com'],
  ['a line break that would begin a header', 'ivan@example.com\nBcc: b@example.com'],
  ['a joining sign', 'ivan\u200d@example.com'],
  ['<', '<ivan@example.com'],
  ['<>', '<ivan@example.com>'],
  ['a name in front', 'Ivan <ivan@example.com'],
  ['a comma', 'a,b@example.com'],
  ['a semicolon', 'a;b@example.com'],
  ['a colon', 'mailto:ivan@example.com'],
  ['a quotation mark', '"ivan"@example.com'],
  ['a backslash', 'iv\\an@example.com'],
  ['(', 'ivan(a@example.com'],
  [')', 'ivan)a@example.com'],
  ['[', 'iv[an@example.com'],
  [']', 'iv]an@example.com'],
])('refuses an address with %s', (_what, text) => {
  expect(validateEmail(text)).toEqual(invalid);
});

describe('its length', () => {
  /** An address of so many signs, whose domain has labels of 49. */
  const ofLength = (length: number) => {
    const end = `@${`${'d'.repeat(49)}.`.repeat(4)}com`;
    return 'a'.repeat(length - end.length) + end;
  };

  it.each([
    ['254 signs', ofLength(254), ok(ofLength(254))],
    ['255 signs', ofLength(255), invalid],
    ['254 signs in spaces', ` ${ofLength(254)} `, ok(ofLength(254))],
    ['64 before @', `${'a'.repeat(64)}@b.cd`, ok(`${'a'.repeat(64)}@b.cd`)],
    ['65 before @', `${'a'.repeat(65)}@b.cd`, invalid],
    ['63 between dots', `a@${'b'.repeat(63)}.cd`, ok(`a@${'b'.repeat(63)}.cd`)],
    ['64 between dots', `a@${'b'.repeat(64)}.cd`, invalid],
  ])('%s', (_what, text, answer) => {
    expect(validateEmail(text)).toEqual(answer);
  });

  it('is 254 at most', () => {
    expect(MAX_EMAIL_LENGTH).toBe(254);
  });
});

it.each([
  ['dots', `a@${'.'.repeat(1_000_000)}`],
  ['hyphens', `a@${'-'.repeat(1_000_000)}!`],
  ['labels', `a@${'a.'.repeat(500_000)}!`],
  ['signs before @', 'a'.repeat(1_000_000)],
])('does not think long about a million %s', (_what, text) => {
  const start = performance.now();
  expect(validateEmail(text)).toEqual(invalid);
  expect(performance.now() - start).toBeLessThan(500);
});
