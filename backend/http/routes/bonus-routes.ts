import { Router } from 'express';
import { CALLS } from '../../../contract/calls/calls';
import { ZERO, ok, refuse } from '../../../src/domain';
import { referralIdOf } from '../../../src/domain/referral/referral-id';
import { referralLink } from '../../../src/domain/referral/referral-link';
import { instant } from '../../../src/domain/time/instant';
import { baseUrlOf } from '../../city/base-url';
import type { City } from '../../city/city';
import { readBonusRows } from '../../promotion/bonus-store';
import { toWireBonusAccount } from '../../promotion/bonus-wire';
import { readFriends, toWireReferral } from '../../promotion/referral-wire';
import { sumIn } from '../../money/stated-sum';
import { zoneOfCity } from '../../city/city-time';
import type { CustomerCall, CustomerHandler } from '../api-handler';
import { signedIn } from '../api-handler';
import type { ApiKit } from '../api-kit';
import { noStore } from '../no-store';
import { queryReader } from '../read-query';
import { NOT_FOUND } from '../../refusal/refusal';

const readQuery = queryReader(CALLS.showBonuses.parameters.query);

/** The city in `?domainId`, else the first: its calendar counts, and its address is in links. */
const cityFor = ({ shop, query }: CustomerCall): City | undefined => {
  const asked = readQuery(query);
  const id = asked.ok ? asked.value.domainId : undefined;
  return shop.cities.find((city) => city.id === id) ?? shop.cities[0];
};

/** GET /user/bonuses */
export const showBonuses =
  ({ storage, now }: ApiKit): CustomerHandler =>
  async (call) => {
    const city = cityFor(call);
    if (!city) return refuse(NOT_FOUND);
    const rows = await readBonusRows(storage.shop, call.customer.id, call.shop.currency);
    const at = instant(now().getTime());
    return ok(toWireBonusAccount(rows, at, zoneOfCity(city), call.locale, call.shop.currency));
  };

/** GET /user/referral */
export const showReferral =
  ({ storage, settings }: ApiKit): CustomerHandler =>
  async (call) => {
    const city = cityFor(call);
    const id = referralIdOf(call.customer.referralId);
    if (!city || id === null) return refuse(NOT_FOUND);
    const { locales, defaultLocale, storefrontPort } = settings;
    const known = { all: locales, defaultLocale };
    const link = referralLink(baseUrlOf(city, storefrontPort), call.locale, known, id);
    const { currency } = call.shop;
    const friends = await readFriends(storage.shop, call.customer.id, currency);
    const bonus = sumIn(call.rules.referralBonus, currency) ?? ZERO;
    return ok(toWireReferral(id, link, bonus, friends, zoneOfCity(city), currency));
  };

export const bonusRoutes = (kit: ApiKit): Router =>
  Router()
    .get('/user/bonuses', noStore, kit.api(signedIn(showBonuses(kit))))
    .get('/user/referral', noStore, kit.api(signedIn(showReferral(kit))));
