import { createSelector } from 'reselect';
import type { City, Phone, Social } from '../../domain/city/city';
import { phonesOfCountry } from './phones-of-country';
import type { Setup } from '../setup/setup';
import type { ShopState } from '../store/root-reducer';

const NO_PHONES: readonly Phone[] = [];
const NO_SOCIALS: readonly Social[] = [];

const selectCity = (state: ShopState): City | null => state.city.current;

/** Phones that may be shown: of a white label only those of the country it is set up for. */
const shownPhones = (phones: readonly Phone[], { isWhiteLabel, country }: Setup) =>
  isWhiteLabel ? phonesOfCountry(phones, country) : phones;

/** The city's phones, as far as they may be shown. */
export const selectPhones = createSelector(
  [selectCity, (state: ShopState) => state.setup],
  (city, setup) => shownPhones(city?.phones ?? NO_PHONES, setup),
);

/** The city's phone to call; undefined where it has none. */
export const selectPhoneToCall = (state: ShopState): string | undefined =>
  selectPhones(state)[0]?.phone;

/** The phone to call about an order with these phones. */
export const selectOrderPhone = (state: ShopState, phones: readonly Phone[]): string | undefined =>
  shownPhones(phones, state.setup)[0]?.phone ?? selectPhoneToCall(state);

export const selectLocalPhones = createSelector([selectPhones], (phones) =>
  phones.filter(({ isHotline }) => !isHotline),
);

export const selectHotline = createSelector(
  [selectPhones],
  (phones) => phones.find(({ isHotline }) => isHotline) ?? null,
);

export const selectSocials = (state: ShopState): readonly Social[] =>
  selectCity(state)?.socials ?? NO_SOCIALS;

/** Where a customer can write to. */
export const selectMessengers = createSelector([selectSocials], (socials) =>
  socials.filter(({ isMessenger }) => isMessenger),
);
