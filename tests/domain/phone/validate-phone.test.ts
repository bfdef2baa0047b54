import { validatePhone } from '../../../src/domain/phone/validate-phone';
import { ok, refuse } from '../../../src/domain/result/result';

const incomplete = (missing: number) => refuse({ kind: 'phone.incomplete', missing });
const tooLong = (extra: number) => refuse({ kind: 'phone.too_long', extra });

it.each(['067 000 11 22', '+380670001122', '+38 (067) 000-11-22', '80670001122', '38 067 0001122'])(
  'takes %s for the same phone',
  (written) => {
    expect(validatePhone(written, 'ua')).toEqual(ok('380670001122'));
  },
);

it.each([
  ['ua', '067 000 11 2', incomplete(1)],
  ['ua', '06700011223', tooLong(1)],
  ['ua', '0', incomplete(11)],
  ['ua', '670001122', incomplete(3)],
  ['bg', '088000112', incomplete(1)],
  ['bg', '0880001122', ok('359880001122')],
  ['bg', '08800011223', tooLong(1)],
  ['ae', '050123456', incomplete(1)],
  ['ae', '0501234567', ok('971501234567')],
  ['ae', '05012345678', tooLong(1)],
  ['kz', '8701234567', incomplete(1)],
  ['kz', '87012345678', ok('77012345678')],
  ['ru', '8916123456', incomplete(1)],
  ['ru', '89161234567', ok('79161234567')],
  ['de', '+1234567890', incomplete(1)],
  ['de', '+12345678901', ok('12345678901')],
  ['de', '+123456789012345', ok('123456789012345')],
  ['de', '+1234567890123456', tooLong(1)],
  ['kz', '+77012345678901234', tooLong(2)],
])('counts the digits of a phone in %s: %s', (country, written, answer) => {
  expect(validatePhone(written, country)).toEqual(answer);
});

it.each(['', '   ', '+', '(---) --', 'phone'])('asks for a phone: “%s”', (written) => {
  expect(validatePhone(written, 'ua')).toEqual(refuse({ kind: 'phone.empty' }));
});
