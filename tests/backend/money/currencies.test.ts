import { currencyOf, secondCurrencyOf } from '../../../backend/money/currencies';

it.each([
  ['EUR', '€', 2, 'after'],
  ['JPY', '¥', 0, 'before'],
  ['KWD', 'KWD', 3, 'after'],
  ['CLF', 'CLF', 4, 'after'],
  ['XXY', 'XXY', 2, 'after'],
])(
  'counts and writes %s as %s with %d decimals, %s the number',
  (code, symbol, digits, position) => {
    expect(currencyOf(code)).toEqual({ code, symbol, digits, position });
  },
);

it('shows leva beside the euro in Bulgaria until the end of 2026, and nowhere else', () => {
  expect(secondCurrencyOf(currencyOf('EUR'), 'bg')).toEqual({
    code: 'BGN',
    symbol: 'лв.',
    digits: 2,
    position: 'after',
    rate: 1.95583,
    until: '2026-12-31',
  });
  expect(secondCurrencyOf(currencyOf('EUR'), 'de')).toBeNull();
  expect(secondCurrencyOf(currencyOf('BGN'), 'bg')).toBeNull();
});
