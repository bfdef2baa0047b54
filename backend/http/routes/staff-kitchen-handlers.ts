import { CALLS } from '../../../contract/calls/calls';
import { OrderingChange, StockChange } from '../../../contract/wire/staff-kitchen';
import { ok, refuse } from '../../../src/domain';
import { isoOf } from '../../../src/domain/locale/locale-path';
import { instant } from '../../../src/domain/time/instant';
import { menuItems, stockUntil, toWireStock } from '../../catalogue/staff-stock';
import { putStop, readStops, takeStop } from '../../catalogue/stop-list';
import type { City } from '../../city/city';
import { zoneOfCity } from '../../city/city-time';
import { decodeFields } from '../../codec/field-refusal';
import { numberStyleOf } from '../../i18n/number-style-of';
import { readOrdering } from '../../order-intake/load-ordering';
import { saveOrdering } from '../../order-intake/save-ordering';
import { orderingChangeOf, toWireStaffOrdering } from '../../order-intake/staff-ordering';
import { NOT_FOUND, wrongFields } from '../../refusal/refusal';
import { readReports, reportedDate } from '../../report/read-reports';
import { toWireDay } from '../../report/report-wire';
import type { ApiKit } from '../api-kit';
import { queryReader } from '../read-query';
import type { StaffCall, StaffHandler } from './staff-handlers';

const cityOfStaff = ({ shop, staff }: StaffCall): City | undefined =>
  shop.cities.find(({ id }) => id === staff.member.cityId);

const stockNow = async ({ storage, now }: ApiKit, call: StaffCall, city: City) =>
  toWireStock(
    menuItems(call.shop.productsById.values(), call.localise),
    await readStops(storage.shop, city.id, instant(now().getTime())),
    zoneOfCity(city),
  );

/** GET /staff/stock */
export const showStock =
  (kit: ApiKit): StaffHandler =>
  async (call) => {
    const city = cityOfStaff(call);
    return city ? ok(await stockNow(kit, call, city)) : refuse(NOT_FOUND);
  };

/** POST /staff/stock: one store and one reader with the operator's command. */
export const changeStock =
  (kit: ApiKit): StaffHandler =>
  async (call) => {
    const city = cityOfStaff(call);
    if (!city) return refuse(NOT_FOUND);
    const change = decodeFields(StockChange, call.body);
    if (!change.ok) return refuse(wrongFields(change.error));
    const until = stockUntil(change.value);
    if (!until.ok) return until;
    const known = menuItems(call.shop.productsById.values(), call.localise);
    const named = known.filter(({ kind, itemId }) =>
      change.value.items.some((item) => item.kind === kind && item.id === itemId),
    );
    const endsAt = until.value?.(instant(kit.now().getTime()), zoneOfCity(city)) ?? null;
    await kit.storage.change('stock', async (db) => {
      for (const { kind, itemId } of named)
        if (until.value === null) await takeStop(db, city.id, { kind, itemId });
        else await putStop(db, city.id, { kind, itemId, endsAt });
    });
    return ok(await stockNow(kit, call, city));
  };

const orderingNow = async (
  { storage, now, settings }: ApiKit,
  { localise }: StaffCall,
  city: City,
) => {
  const { locales, defaultLocale } = settings;
  return toWireStaffOrdering(await readOrdering(storage.shop, city.id, instant(now().getTime())), {
    zone: zoneOfCity(city),
    localise,
    locales: [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)],
  });
};

/** GET /staff/ordering */
export const showOrdering =
  (kit: ApiKit): StaffHandler =>
  async (call) => {
    const city = cityOfStaff(call);
    return city ? ok(await orderingNow(kit, call, city)) : refuse(NOT_FOUND);
  };

/** POST /staff/ordering */
export const changeOrdering =
  (kit: ApiKit): StaffHandler =>
  async (call) => {
    const city = cityOfStaff(call);
    if (!city) return refuse(NOT_FOUND);
    const said = decodeFields(OrderingChange, call.body);
    if (!said.ok) return refuse(wrongFields(said.error));
    const { storage, settings, now } = kit;
    const at = instant(now().getTime());
    await storage.change('ordering', async (db) => {
      const before = await readOrdering(db, city.id, at);
      await saveOrdering(db, city.id, before, orderingChangeOf(said.value, settings.locales, at));
      await storage.announce(db, 'ordering');
    });
    return ok(await orderingNow(kit, call, city));
  };

const readReportQuery = queryReader(CALLS.showReport.parameters.query);

/** GET /staff/report?day: what a day has brought. */
export const showReport =
  ({ storage, settings, now }: ApiKit): StaffHandler =>
  async (call) => {
    const city = cityOfStaff(call);
    if (!city) return refuse(NOT_FOUND);
    const query = readReportQuery(call.query);
    if (!query.ok) return refuse(wrongFields(query.error));
    const { currency } = call.shop;
    const reported = { city, day: query.value.day ?? null, now: instant(now().getTime()) };
    const reports = await readReports(storage.shop, { ...reported, currency });
    const numbers = numberStyleOf(isoOf(call.locale, settings.country));
    return ok(toWireDay(reportedDate(reported), reports, { localise: call.localise, numbers }));
  };
