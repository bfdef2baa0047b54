import { createSelector } from 'reselect';
import type { City, Phone, Social } from '../../domain/city/city';
import { phonesOfCountry } from './phones-of-country';
import type { ShopState } from '../store/root-reducer';

const NO_PHONES: readonly Phone[] = [];
const NO_SOCIALS: readonly Social[] = [];

const selectCity = (state: ShopState): City | null => state.city.current;

/** The city's phones; of a white label only those of the country it is set up for. */
export const selectPhones = createSelector(
  [selectCity, (state: ShopState) => state.setup],
  (city, { isWhiteLabel, country }): readonly Phone[] => {
    const phones = city?.phones ?? NO_PHONES;
    return isWhiteLabel ? phonesOfCountry(phones, country) : phones;
  },
);

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
