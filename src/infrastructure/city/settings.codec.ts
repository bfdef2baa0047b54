import * as t from 'io-ts';
import type { Settings } from '../../application/settings/settings';
import { decoderOf } from '../http/decode';
import { Digits, optional } from '../http/wire-types';

const SettingsWire = t.intersection([
  t.type({
    currency: t.type({
      code: t.string,
      symbol: t.string,
      digits: Digits,
      position: t.string,
    }),
  }),
  t.partial({ warning_text: optional(t.string) }),
]);

export const decodeSettings = decoderOf(SettingsWire, ({ warning_text, currency }): Settings => ({
  warningText: warning_text ?? null,
  currency: {
    code: currency.code,
    symbol: currency.symbol,
    digits: currency.digits,
    position: currency.position === 'before' ? 'before' : 'after',
  },
}));
