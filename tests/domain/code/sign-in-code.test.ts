import { validateCode } from '../../../src/domain/code/sign-in-code';
import { ok, refuse } from '../../../src/domain/result/result';

it.each([
  ['a code with its leading zero', '0427', '0427'],
  ['a code of zeros', '0000', '0000'],
  ['a code in groups', '04 27', '0427'],
  ['a code of another script', '٠٤٢٧', '0427'],
])('takes %s as a text', (_what, text, code) => {
  expect(validateCode(text)).toEqual(ok(code));
});

it.each([
  ['nothing', '', refuse({ kind: 'code.incomplete', missing: 4 })],
  ['no digit', 'abcd', refuse({ kind: 'code.incomplete', missing: 4 })],
  ['three digits', '042', refuse({ kind: 'code.incomplete', missing: 1 })],
  ['five digits', '04271', refuse({ kind: 'code.too_long', extra: 1 })],
])('refuses %s', (_what, text, answer) => {
  expect(validateCode(text)).toEqual(answer);
});
