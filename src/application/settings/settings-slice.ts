import { defineAction, on, reducerOf } from '../redux/slice';
import type { Money } from '../../domain/money/money';
import { moneyFromDecimal } from '../../domain/money/money';
import type { Settings } from '../ports/settings';

export const settingsLoaded = defineAction<Settings>('settings/loaded');

/** The last day of the second currency is over. */
export const secondCurrencyEnded = defineAction('settings/second-currency-ended');

export const settingsReducer = reducerOf<Settings | null>(
  null,
  on(settingsLoaded, (_, settings: Settings) => settings),
  on(secondCurrencyEnded, (settings) => settings && { ...settings, secondCurrency: null }),
);

export interface SettingsRoot {
  readonly settings: Settings | null;
}

export const selectSettings = (state: SettingsRoot) => state.settings;

/** Reads a sum in whole units of the shop's currency; null while that is not known. */
export type ReadKnownMoney = (decimal: number) => Money | null;

/** Reads sums as refusals of the backend name them. */
export const selectReadMoney =
  ({ settings }: SettingsRoot): ReadKnownMoney =>
  (decimal) =>
    settings && moneyFromDecimal(decimal, settings.currency.digits);
