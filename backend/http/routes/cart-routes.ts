import { Router } from 'express';
import type { ApiKit } from '../api-kit';
import { jsonBody } from '../body';
import type { Kysely } from 'kysely';
import { ok, refuse } from '../../../src/domain';
import { decodeCalculateRequest } from '../../cart/calculate-request.codec';
import { toWireCalculation } from '../../cart/calculation-wire';
import type { BrokenLine, LineVerdict } from '../../cart/judge-line';
import { judgeLine } from '../../cart/judge-line';
import { currencyOf } from '../../shop/currencies';
import { readStopList } from '../../shop/stop-list';
import type { ShopDatabase } from '../../storage/schema';
import type { Saying } from '../../texts/say';
import type { ApiHandler } from '../api-handler';
import type { Refusal } from '../refusal';
import { wrongFields } from '../refusal';

const brokenLines = (verdicts: readonly LineVerdict[]): [number, BrokenLine][] =>
  verdicts.flatMap((verdict, index): [number, BrokenLine][] =>
    verdict.kind === 'broken' ? [[index, verdict]] : [],
  );

/** The refusal of a cart with broken lines; its code is the first one's. */
const refusalOf = (broken: readonly [number, BrokenLine][]): Refusal =>
  wrongFields(
    Object.fromEntries(
      broken.map(([index, { field, saying }]): [string, Saying[]] => [
        `goods.${String(index)}.${field}`,
        [saying],
      ]),
    ),
    broken[0]?.[1].code,
  );

/** POST /cart/calculate: what a cart costs by today's menu. Changes nothing. */
export const calculateCart =
  (db: Kysely<ShopDatabase>): ApiHandler =>
  async ({ shop, body, locale, localise }) => {
    const request = decodeCalculateRequest(body);
    if (!request.ok) return refuse(wrongFields(request.error));
    const { cityId, lines, orderType } = request.value;
    if (!shop.cities.some(({ id }) => id === cityId) || shop.menuFor === null)
      return refuse(wrongFields({ domainId: [{ text: 'domain_unknown' }] }, 'domain_unknown'));
    const stopList = await readStopList(db, cityId);
    const verdicts = lines.map((line) =>
      judgeLine(line, shop.productsById.get(line.productId), stopList),
    );
    const broken = brokenLines(verdicts);
    if (broken.length > 0) return refuse(refusalOf(broken));
    const currency = currencyOf(shop.menuFor.currency);
    return ok(toWireCalculation(verdicts, orderType, currency, { locale, localise, stopList }));
  };

export const cartRoutes = ({ api, rate, storage, settings }: ApiKit): Router =>
  Router().post(
    '/cart/calculate',
    rate('calculate', settings.calculatePerMinute),
    ...jsonBody,
    api(calculateCart(storage.shop)),
  );
