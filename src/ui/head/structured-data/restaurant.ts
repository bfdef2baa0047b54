import { selectHotline, selectPhoneToCall } from '../../../application/city/city-selectors';
import type { ShopState } from '../../../application/store/root-reducer';
import type { Branch, City } from '../../../domain/city/city';
import { addressLabel } from '../../../domain/address/address-label';
import { brandFiles } from '../brand-files';
import { openingHours } from './opening-hours';
import type { Facts, Thing } from './thing';
import { shopWords } from '../../text/shop-words';

/** The hotline, else the first number. */
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
  const { name, tagline } = shopWords(state, t);
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

/** Who publishes what the shop writes. */
export const publisher = ({ t, state, addressOf, fileOf, idOf }: Facts): Thing => ({
  '@type': 'Organization',
  '@id': idOf('organisation'),
  name: shopWords(state, t).name,
  url: addressOf({ name: 'home' }),
  logo: fileOf(brandFiles(state).large.path),
});
