import { readChangeFrom } from '../../../src/domain/order/change-from';

it.each([
  ['50', 5000],
  [' 20,50 ', 2050],
  ['', null],
  ['  ', null],
])('the note "%s" is understood', (text, value) => {
  expect(readChangeFrom(text, 2)).toEqual({ ok: true, value });
});

it.each(['fifty', '-5', '5.555', '5 0', '1e3', '50 лв.'])('"%s" is no note', (text) => {
  expect(readChangeFrom(text, 2)).toEqual({
    ok: false,
    error: { kind: 'payment.change_not_a_number' },
  });
});
