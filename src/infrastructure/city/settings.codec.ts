import * as t from 'io-ts';
import type { Settings } from '../../application/settings/settings';
import { decoderOf } from '../http/decode';
import { Decimal, Digits, optional } from '../http/wire-types';

const SettingsWire = t.intersection([
  t.type({
    currency: t.type({
      code: t.string,
      symbol: t.string,
      digits: Digits,
      position: t.string,
    }),
  }),
  t.partial({
    warning_text: optional(t.string),
    second_currency: optional(t.type({ code: t.string, rate: Decimal, digits: Digits })),
  }),
]);

export const decodeSettings = decoderOf(
  SettingsWire,
  ({ warning_text, currency, second_currency: second }): Settings => ({
    warningText: warning_text ?? null,
    currency: {
      code: currency.code,
      symbol: currency.symbol,
      digits: currency.digits,
      position: currency.position === 'before' ? 'before' : 'after',
    },
    // A rate of nothing would make every sum infinite.
    secondCurrency:
      second && second.rate > 0
        ? { code: second.code, rate: second.rate, digits: second.digits }
        : null,
  }),
);
