import type { Transaction } from 'kysely';
import { flag } from '../storage/flag';
import { inPortions } from '../storage/in-portions';
import type { ShopDatabase } from '../storage/schema';
import { jsonOrNull } from '../storage/stored-json';
import type { CitiesFile, FileCity } from './cities-file.codec';
import type { CountryRules } from '../city/country-rules';

type Trx = Transaction<ShopDatabase>;

/** Orders may name what is gone, so it is hidden and never deleted. */
const hideEverything = async (trx: Trx): Promise<void> => {
  await trx.updateTable('cities').set({ is_hidden: 1 }).execute();
  await trx.updateTable('branches').set({ is_hidden: 1 }).execute();
  await trx.updateTable('zones').set({ is_hidden: 1 }).execute();
};

const saveBranches = async (trx: Trx, city: FileCity): Promise<void> => {
  for (const [position, branch] of city.branches.entries()) {
    const row = {
      id: branch.id,
      city_id: city.id,
      position,
      street_json: JSON.stringify(branch.street),
      house: branch.house,
      lat: branch.lat,
      lng: branch.lng,
      working_hours_json: JSON.stringify(branch.working_hours),
      delivery_hours_json: jsonOrNull(branch.delivery_hours),
      pickup_hours_json: jsonOrNull(branch.pickup_hours),
      special_days_json: JSON.stringify(branch.special_days),
      is_hidden: flag(false),
    };
    await trx
      .insertInto('branches')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
};

const saveZones = async (trx: Trx, city: FileCity): Promise<void> => {
  for (const [position, zone] of city.zones.entries()) {
    const row = {
      id: zone.id,
      city_id: city.id,
      branch_id: zone.branch_id,
      position,
      key: zone.key,
      name_json: JSON.stringify(zone.name),
      color_hex: zone.color_hex,
      min_order: zone.min_order,
      free_delivery_from: zone.free_delivery_from,
      delivery_price: zone.delivery_price,
      eta_minutes: zone.eta_minutes,
      polygons_json: JSON.stringify(zone.polygons),
      is_hidden: flag(false),
    };
    await trx
      .insertInto('zones')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
};

const saveContacts = async (trx: Trx, city: FileCity): Promise<void> => {
  await trx.deleteFrom('phones').where('city_id', '=', city.id).execute();
  await trx.deleteFrom('socials').where('city_id', '=', city.id).execute();
  const phones = city.phones.map(({ label, phone, is_hotline }, position) => ({
    city_id: city.id,
    position,
    label_json: JSON.stringify(label),
    phone,
    is_hotline: flag(is_hotline),
  }));
  const socials = city.socials.map(({ type, link, is_messenger }, position) => ({
    city_id: city.id,
    position,
    type,
    link,
    is_messenger: flag(is_messenger),
  }));
  await inPortions(phones, (rows) => trx.insertInto('phones').values(rows).execute());
  await inPortions(socials, (rows) => trx.insertInto('socials').values(rows).execute());
};

const saveCity = async (trx: Trx, city: FileCity, position: number): Promise<void> => {
  const row = {
    id: city.id,
    key: city.key,
    country: city.country,
    currency: city.currency,
    timezone: city.timezone,
    base_url: city.base_url,
    name_json: JSON.stringify(city.name),
    lat: city.lat,
    lng: city.lng,
    position,
    is_hidden: flag(false),
  };
  await trx
    .insertInto('cities')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await saveBranches(trx, city);
  await saveZones(trx, city);
  await saveContacts(trx, city);
};

const saveNavigation = async (trx: Trx, file: CitiesFile): Promise<void> => {
  await trx.deleteFrom('navigation').execute();
  const items = file.navigation.map((item, position) => ({
    id: item.id,
    position,
    name_json: JSON.stringify(item.name),
    seo_json: jsonOrNull(item.seo),
    show_top: flag(item.show_top),
    show_bottom: flag(item.show_bottom),
    module_type: item.webmodule?.type ?? null,
    module_slug: item.webmodule?.chpu ?? null,
    page_slug: item.page?.chpu ?? null,
    link: item.link,
    link_open_in_new_tab: flag(item.link_open_in_new_tab),
    link_noindex: flag(item.link_noindex),
  }));
  await inPortions(items, (rows) => trx.insertInto('navigation').values(rows).execute());
};

/** The cities of a file that a country's shop uses. */
export const citiesFor = (file: CitiesFile, rules: CountryRules): readonly FileCity[] => {
  const own = file.cities.filter(({ country }) => country === rules.country);
  return own.length > 0 ? own : file.cities.filter(({ country }) => country === rules.citiesOf);
};

/** Stores the cities of the shop's country, and the navigation. */
export const saveCities = async (
  trx: Trx,
  file: CitiesFile,
  rules: CountryRules,
): Promise<void> => {
  const cities = citiesFor(file, rules);
  await hideEverything(trx);
  for (const [position, city] of cities.entries()) await saveCity(trx, city, position);
  await saveNavigation(trx, file);
};
