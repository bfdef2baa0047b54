import type { Transaction } from 'kysely';
import { money } from '../../src/domain';
import { groupBy } from '../storage/group-by';
import type { ShopDatabase } from '../storage/schema';
import { storedId } from '../storage/stored-id';
import { fromStoredJson, fromStoredJsonOrNull } from '../storage/stored-json';
import { LocalisedSeo, LocalisedText } from '../i18n/localised-text';
import type { Branch, City, NavigationItem, Phone, Social, Zone } from './city';
import { OpeningHours, SpecialDays } from './opening-hours';
import { Polygons } from './polygons';

type Trx = Transaction<ShopDatabase>;
type ByCity<A> = ReadonlyMap<number, readonly A[]>;

const mapGroups = <R, A>(groups: ReadonlyMap<number, R[]>, map: (row: R) => A): ByCity<A> =>
  new Map([...groups].map(([id, rows]) => [id, rows.map(map)]));

const loadBranches = async (trx: Trx): Promise<ByCity<Branch>> => {
  const rows = await trx
    .selectFrom('branches')
    .selectAll()
    .where('is_hidden', '=', 0)
    .orderBy('position')
    .execute();
  return mapGroups(
    groupBy(rows, (row) => row.city_id),
    (row) => ({
      id: storedId('branch', row.id),
      street: fromStoredJson(LocalisedText, row.street_json),
      house: row.house,
      lat: row.lat,
      lng: row.lng,
      workingHours: fromStoredJson(OpeningHours, row.working_hours_json),
      deliveryHours: fromStoredJsonOrNull(OpeningHours, row.delivery_hours_json),
      pickupHours: fromStoredJsonOrNull(OpeningHours, row.pickup_hours_json),
      specialDays: fromStoredJson(SpecialDays, row.special_days_json),
    }),
  );
};

const loadZones = async (trx: Trx): Promise<ByCity<Zone>> => {
  const rows = await trx
    .selectFrom('zones')
    .selectAll()
    .where('is_hidden', '=', 0)
    .orderBy('position')
    .execute();
  return mapGroups(
    groupBy(rows, (row) => row.city_id),
    (row) => ({
      id: storedId('zone', row.id),
      name: fromStoredJson(LocalisedText, row.name_json),
      colorHex: row.color_hex,
      minOrder: money(row.min_order),
      freeDeliveryFrom: row.free_delivery_from === null ? null : money(row.free_delivery_from),
      deliveryPrice: money(row.delivery_price),
      etaMinutes: row.eta_minutes,
      branchId: storedId('branch', row.branch_id),
      polygons: fromStoredJson(Polygons, row.polygons_json),
    }),
  );
};

const loadPhones = async (trx: Trx): Promise<ByCity<Phone>> => {
  const rows = await trx.selectFrom('phones').selectAll().orderBy('position').execute();
  return mapGroups(
    groupBy(rows, (row) => row.city_id),
    (row) => ({
      label: fromStoredJson(LocalisedText, row.label_json),
      phone: row.phone,
      isHotline: row.is_hotline === 1,
    }),
  );
};

const loadSocials = async (trx: Trx): Promise<ByCity<Social>> => {
  const rows = await trx.selectFrom('socials').selectAll().orderBy('position').execute();
  return mapGroups(
    groupBy(rows, (row) => row.city_id),
    (row) => ({ type: row.type, link: row.link, isMessenger: row.is_messenger === 1 }),
  );
};

/** Reads the cities that are shown, with all that belongs to them, in the operator's order. */
export const loadCities = async (trx: Trx): Promise<readonly City[]> => {
  const rows = await trx
    .selectFrom('cities')
    .selectAll()
    .where('is_hidden', '=', 0)
    .orderBy('position')
    .execute();
  const branches = await loadBranches(trx);
  const zones = await loadZones(trx);
  const phones = await loadPhones(trx);
  const socials = await loadSocials(trx);
  return rows.map((row) => ({
    id: storedId('city', row.id),
    key: row.key,
    baseUrl: row.base_url,
    name: fromStoredJson(LocalisedText, row.name_json),
    lat: row.lat,
    lng: row.lng,
    timezone: row.timezone,
    branches: branches.get(row.id) ?? [],
    zones: zones.get(row.id) ?? [],
    phones: phones.get(row.id) ?? [],
    socials: socials.get(row.id) ?? [],
  }));
};

/** Reads the navigation, which all cities share. */
export const loadNavigation = async (trx: Trx): Promise<readonly NavigationItem[]> => {
  const rows = await trx.selectFrom('navigation').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    id: row.id,
    name: fromStoredJson(LocalisedText, row.name_json),
    seo: fromStoredJsonOrNull(LocalisedSeo, row.seo_json),
    isShownTop: row.show_top === 1,
    isShownBottom: row.show_bottom === 1,
    module: row.module_type === null ? null : { type: row.module_type, slug: row.module_slug },
    pageSlug: row.page_slug,
    link: row.link,
    opensNewTab: row.link_open_in_new_tab === 1,
    isNoindex: row.link_noindex === 1,
  }));
};
