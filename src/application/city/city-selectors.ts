import { createSelector } from 'reselect';
import type { Phone, Social } from '../../domain/city/city';
import { phonesOfCountry } from './phones-of-country';
import type { Setup } from '../setup/setup';
import type { SetupRoot } from '../setup/setup-slice';
import { selectSetup } from '../setup/setup-slice';
import type { CityRoot } from './city-slice';
import { selectCity } from './city-slice';

const NO_PHONES: readonly Phone[] = [];
const NO_SOCIALS: readonly Social[] = [];

/** Phones that may be shown: of a white label only those of the country it is set up for. */
const shownPhones = (phones: readonly Phone[], { isWhiteLabel, country }: Setup) =>
  isWhiteLabel ? phonesOfCountry(phones, country) : phones;

/** The city's phones, as far as they may be shown. */
export const selectPhones = createSelector([selectCity, selectSetup], (city, setup) =>
  shownPhones(city?.phones ?? NO_PHONES, setup),
);

/** The city's phone to call; undefined where it has none. */
export const selectPhoneToCall = (state: SetupRoot & CityRoot): string | undefined =>
  selectPhones(state)[0]?.phone;

/** The phone to call about an order with these phones. */
export const selectOrderPhone =
  (phones: readonly Phone[]) =>
  (state: SetupRoot & CityRoot): string | undefined =>
    shownPhones(phones, state.setup)[0]?.phone ?? selectPhoneToCall(state);

export const selectLocalPhones = createSelector([selectPhones], (phones) =>
  phones.filter(({ isHotline }) => !isHotline),
);

export const selectHotline = createSelector(
  [selectPhones],
  (phones) => phones.find(({ isHotline }) => isHotline) ?? null,
);

export const selectSocials = (state: CityRoot): readonly Social[] =>
  selectCity(state)?.socials ?? NO_SOCIALS;

/** Where a customer can write to. */
export const selectMessengers = createSelector([selectSocials], (socials) =>
  socials.filter(({ isMessenger }) => isMessenger),
);
