import type { AnswerOf } from '../../contract/wire/codec';
import type {
  City as CityWire,
  CityWithShapes as CityWithShapesWire,
} from '../../contract/wire/city';
import type { Currency } from '../../src/domain';
import { decimalFromMoney } from '../../src/domain';
import { toWireOrdering } from '../order-intake/ordering-wire';
import type { OrderingNow } from '../order-intake/ordering-now';
import { ORDERING_OPEN } from '../order-intake/ordering-now';
import { zoneOfCity } from './city-time';
import type { Localise } from '../i18n/localised-text';
import { localisedSeo } from '../i18n/localised-text';
import { baseUrlOf } from './base-url';
import type { Branch, City, NavigationItem, Social, Zone } from './city';
import type { SpecialDays } from './opening-hours';

const toWireSpecialDay = (day: SpecialDays[number], localise: Localise) => ({
  date: day.date,
  closed: day.closed,
  ...(day.from !== null && day.to !== null ? { from: day.from, to: day.to } : {}),
  ...(day.text === null ? {} : { text: localise(day.text) }),
});

const toWireBranch = (branch: Branch, localise: Localise) => ({
  id: branch.id,
  address: {
    street: localise(branch.street),
    house: branch.house,
    lat: branch.lat,
    lng: branch.lng,
  },
  working_hours: branch.workingHours,
  delivery_hours: branch.deliveryHours,
  pickup_hours: branch.pickupHours,
  special_days: branch.specialDays.map((day) => toWireSpecialDay(day, localise)),
});

/** On which terms a zone is delivered to, as they travel. */
export const toWireTerms = (zone: Zone, { digits }: Currency) => ({
  min_order: decimalFromMoney(zone.minOrder, digits),
  delivery_price: decimalFromMoney(zone.deliveryPrice, digits),
  free_delivery_from:
    zone.freeDeliveryFrom === null ? null : decimalFromMoney(zone.freeDeliveryFrom, digits),
  eta_minutes: zone.etaMinutes,
});

const toWireZone = (zone: Zone, { localise, currency }: CityWireContext) => ({
  id: zone.id,
  name: localise(zone.name),
  color_hex: zone.colorHex,
  ...toWireTerms(zone, currency),
  branch_id: zone.branchId,
});

/** How cities are shown: in a language, with what their kitchens take on just now. */
export interface CityWireContext {
  readonly localise: Localise;
  readonly currency: Currency;
  readonly storefrontPort: number;
  /** Of the shop as a whole, for cities that have none of their own. */
  readonly socials: readonly Social[];
  /** By city; one that is not there is open. */
  readonly orderings: ReadonlyMap<number, OrderingNow>;
}

const orderingOf = (city: City, { orderings, localise }: CityWireContext) =>
  toWireOrdering(orderings.get(city.id) ?? ORDERING_OPEN, zoneOfCity(city), localise);

/** A city as it travels in the list of cities: without the shapes of its zones, which are large. */
export const toWireDomain = (city: City, showing: CityWireContext): AnswerOf<typeof CityWire> => {
  const { localise, storefrontPort } = showing;
  return {
    id: city.id,
    name: localise(city.name),
    base_url: baseUrlOf(city, storefrontPort),
    lat: city.lat,
    lng: city.lng,
    timezone: city.timezone,
    branches: city.branches.map((branch) => toWireBranch(branch, localise)),
    zones: city.zones.map((zone) => toWireZone(zone, showing)),
    phones: city.phones.map(({ label, phone, isHotline }) => ({
      label: localise(label),
      phone,
      is_hotline: isHotline,
    })),
    socials: (city.socials.length > 0 ? city.socials : showing.socials).map(
      ({ type, link, isMessenger }) => ({
        type,
        link,
        image_path_icon_web: null,
        is_messenger: isMessenger,
      }),
    ),
    ordering: orderingOf(city, showing),
  };
};

const zonesWithShapes = ({ zones }: City, showing: CityWireContext) =>
  zones.map((zone) => ({ ...toWireZone(zone, showing), polygons: zone.polygons }));

/** A city alone, with the shapes of its zones. */
export const toWireDomainWithShapes = (
  city: City,
  showing: CityWireContext,
): AnswerOf<typeof CityWithShapesWire> => ({
  ...toWireDomain(city, showing),
  zones: zonesWithShapes(city, showing),
});

/** Where a city cooks and where it delivers; the same objects as in the city itself. */
export const toWireDelivery = (city: City, showing: CityWireContext) => {
  const { timezone, branches, ordering } = toWireDomain(city, showing);
  return { timezone, branches, zones: zonesWithShapes(city, showing), ordering };
};

export const toWireNavigationItem = (item: NavigationItem, localise: Localise) => ({
  id: item.id,
  name: localise(item.name),
  seo: localisedSeo(item.seo, localise),
  show_top: item.isShownTop,
  show_bottom: item.isShownBottom,
  webmodule: item.module === null ? null : { type: item.module.type, chpu: item.module.slug },
  page: item.pageSlug === null ? null : { chpu: item.pageSlug },
  link: item.link,
  link_open_in_new_tab: item.opensNewTab,
  link_noindex: item.isNoindex,
});
