import { selectHotline, selectPhoneToCall } from '../../../application/city/city-selectors';
import type { ShopState } from '../../../application/store/root-reducer';
import type { Branch, City } from '../../../domain/city/city';
import { addressLabel } from '../../../domain/address/address-label';
import { brandFiles } from '../brand-files';
import type { Facts, Thing } from './thing';
import { shopBrand } from '../../i18n/shop-brand';
import type { ClockTime } from '../../../domain/schedule/clock-time';
import { clockTimeText } from '../../../domain/schedule/clock-time';
import type { BranchSchedule, DayHours } from '../../../domain/schedule/opening-hours';
import { hoursOfDay } from '../../../domain/schedule/opening-hours';
import type { LocalDate, Weekday } from '../../../domain/time/local-date';

const DAYS: Readonly<Record<Weekday, string>> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

const DAY_END = '24:00';
const LAST_MINUTE = '23:59';

/** No clock shows 24:00, and search engines read the last minute as the end of the day. */
const timeOf = (time: ClockTime): string => {
  const text = clockTimeText(time);
  return text === DAY_END ? LAST_MINUTE : text;
};

/** In minutes. */
const DAY = 24 * 60;

/** A closing that is not after the opening is one of the next day; the same minute is a day later. */
const hoursOf = ({ from, to }: DayHours): Thing =>
  from === to
    ? // To search engines the same minute is a closed day.
      { opens: clockTimeText(from % DAY), closes: clockTimeText((to + DAY - 1) % DAY) }
    : { opens: timeOf(from), closes: timeOf(to) };

/** Opening and closing at midnight is how a closed day is written. */
const CLOSED: Thing = { opens: '00:00', closes: '00:00' };

const specialDay = (schedule: BranchSchedule, date: LocalDate): readonly Thing[] => {
  const hours = hoursOfDay(schedule, 'working', date);
  return (hours.length === 0 ? [CLOSED] : hours.map(hoursOf)).map((day) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    ...day,
  }));
};

const openingHours = (schedule: BranchSchedule | null): Thing => {
  if (!schedule) return {};
  const { workingHours, specialDays } = schedule;
  const dates = new Set(specialDays.map(({ date }) => date));
  return {
    openingHoursSpecification: workingHours.map(({ days, ...hours }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day]),
      ...hoursOf(hours),
    })),
    specialOpeningHoursSpecification:
      dates.size === 0 ? undefined : [...dates].flatMap((date) => specialDay(schedule, date)),
  };
};

const telephoneOf = (state: ShopState): string | undefined =>
  selectHotline(state)?.phone ?? selectPhoneToCall(state);

const profilesOf = ({ socials }: City): readonly string[] | undefined => {
  const profiles = socials.filter(({ isMessenger, link }) => !isMessenger && /^https?:/.test(link));
  return profiles.length === 0 ? undefined : profiles.map(({ link }) => link);
};

const areaOf = ({ state, city }: Facts): Thing | readonly Thing[] => {
  const zones = state.deliveryInfo?.zones ?? [];
  return zones.length === 0
    ? { '@type': 'City', name: city.name }
    : zones.map(({ name }) => ({ '@type': 'Place', name: `${city.name}, ${name}` }));
};

const addressOfBranch = (branch: Branch | null, { city, state }: Facts): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: branch ? addressLabel(branch) || undefined : undefined,
  addressLocality: city.name,
  addressCountry: state.setup.country.toUpperCase(),
});

const placeOf = (branch: Branch, facts: Facts): Thing => ({
  address: addressOfBranch(branch, facts),
  geo: { '@type': 'GeoCoordinates', latitude: branch.lat, longitude: branch.lng },
  ...openingHours(branch.schedule),
});

const restaurant = (branch: Branch | null, facts: Facts): Thing => {
  const { t, city, settings, state, addressOf, fileOf, idOf } = facts;
  const { name, tagline } = shopBrand(state, t);
  const { large, share } = brandFiles(state);
  return {
    '@type': 'Restaurant',
    '@id': idOf(branch ? `restaurant-${String(branch.id)}` : 'restaurant'),
    name,
    description: tagline || undefined,
    url: addressOf({ name: 'home' }),
    logo: fileOf(large.path),
    image: fileOf(share.path),
    telephone: telephoneOf(state),
    ...(branch ? placeOf(branch, facts) : { address: addressOfBranch(null, facts) }),
    areaServed: areaOf(facts),
    hasMenu: addressOf({ name: 'products' }),
    acceptsReservations: false,
    currenciesAccepted: settings.currency.code,
    sameAs: profilesOf(city),
  };
};

/**
 * The restaurants of the city: one for each branch, since each has an address and hours of its own.
 * A city without a branch delivers all the same.
 */
export const restaurants = (facts: Facts): readonly Thing[] => {
  const { branches } = facts.city;
  return branches.length === 0
    ? [restaurant(null, facts)]
    : branches.map((branch) => restaurant(branch, facts));
};

export const publisher = ({ t, state, addressOf, fileOf, idOf }: Facts): Thing => ({
  '@type': 'Organization',
  '@id': idOf('organisation'),
  name: shopBrand(state, t).name,
  url: addressOf({ name: 'home' }),
  logo: fileOf(brandFiles(state).large.path),
});
