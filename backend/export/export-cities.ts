import type { Transaction } from 'kysely';
import { decimalFromMoney, money } from '../../src/domain';
import { currencyOf } from '../money/currencies';
import { groupBy } from '../storage/group-by';
import type { ShopDatabase } from '../storage/schema';
import { parsed, parsedOrNull } from '../storage/stored-json';

type Trx = Transaction<ShopDatabase>;

const decimal = (minorUnits: number, currency: string): number =>
  decimalFromMoney(money(minorUnits), currencyOf(currency).digits);

const branchesByCity = async (trx: Trx) =>
  groupBy(
    await trx
      .selectFrom('branches')
      .selectAll()
      .where('is_hidden', '=', 0)
      .orderBy('position')
      .execute(),
    ({ city_id }) => city_id,
  );

const zonesByCity = async (trx: Trx) =>
  groupBy(
    await trx
      .selectFrom('zones')
      .selectAll()
      .where('is_hidden', '=', 0)
      .orderBy('position')
      .execute(),
    ({ city_id }) => city_id,
  );

const exportNavigation = async (trx: Trx) => {
  const rows = await trx.selectFrom('navigation').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    id: row.id,
    name: parsed(row.name_json),
    seo: parsedOrNull(row.seo_json),
    show_top: row.show_top === 1,
    show_bottom: row.show_bottom === 1,
    webmodule: row.module_type === null ? null : { type: row.module_type, chpu: row.module_slug },
    page: row.page_slug === null ? null : { chpu: row.page_slug },
    link: row.link,
    link_open_in_new_tab: row.link_open_in_new_tab === 1,
    link_noindex: row.link_noindex === 1,
  }));
};

/** Cities, branches and zones that are shown, and the navigation, as an import file. */
export const exportCities = async (trx: Trx) => {
  const cities = await trx
    .selectFrom('cities')
    .selectAll()
    .where('is_hidden', '=', 0)
    .orderBy('position')
    .execute();
  const branches = await branchesByCity(trx);
  const zones = await zonesByCity(trx);
  const phones = groupBy(
    await trx.selectFrom('phones').selectAll().orderBy('position').execute(),
    ({ city_id }) => city_id,
  );
  const socials = groupBy(
    await trx.selectFrom('socials').selectAll().orderBy('position').execute(),
    ({ city_id }) => city_id,
  );
  return {
    format: 'cities',
    version: 1,
    cities: cities.map((city) => ({
      id: city.id,
      key: city.key,
      country: city.country,
      currency: city.currency,
      timezone: city.timezone,
      base_url: city.base_url,
      name: parsed(city.name_json),
      lat: city.lat,
      lng: city.lng,
      phones: (phones.get(city.id) ?? []).map(({ label_json, phone, is_hotline }) => ({
        label: parsed(label_json),
        phone,
        is_hotline: is_hotline === 1,
      })),
      socials: (socials.get(city.id) ?? []).map(({ type, link, is_messenger }) => ({
        type,
        link,
        is_messenger: is_messenger === 1,
      })),
      branches: (branches.get(city.id) ?? []).map((branch) => ({
        id: branch.id,
        street: parsed(branch.street_json),
        house: branch.house,
        lat: branch.lat,
        lng: branch.lng,
        working_hours: parsed(branch.working_hours_json),
        delivery_hours: parsedOrNull(branch.delivery_hours_json),
        pickup_hours: parsedOrNull(branch.pickup_hours_json),
        special_days: parsed(branch.special_days_json),
      })),
      zones: (zones.get(city.id) ?? []).map((zone) => ({
        id: zone.id,
        key: zone.key,
        name: parsed(zone.name_json),
        color_hex: zone.color_hex,
        min_order: decimal(zone.min_order, city.currency),
        free_delivery_from:
          zone.free_delivery_from === null ? null : decimal(zone.free_delivery_from, city.currency),
        delivery_price: decimal(zone.delivery_price, city.currency),
        eta_minutes: zone.eta_minutes,
        branch_id: zone.branch_id,
        polygons: parsed(zone.polygons_json),
      })),
    })),
    navigation: await exportNavigation(trx),
  };
};
