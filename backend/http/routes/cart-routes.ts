import { Router } from 'express';
import { ok, refuse } from '../../../src/domain';
import { instant } from '../../../src/domain/time/instant';
import { additionalsFor } from '../../cart/additionals';
import { calculateOrder } from '../../cart/calculate-order';
import { decodeCalculateRequest } from '../../cart/calculate-request.codec';
import { toWireCalculation } from '../../cart/calculation-wire';
import { customerOf } from '../../customer/session';
import { toWireListItem } from '../../catalogue/product-wire';
import { evaluatePromoGuess } from '../../promotion/promo-guesses';
import type { ApiHandler } from '../api-handler';
import type { ApiKit } from '../api-kit';
import { jsonBody } from '../body';
import type { CityHandler } from '../city-call';
import { queryIds } from '../query-list';
import { wrongFields } from '../../refusal/refusal';

/** POST /cart/calculate: what a cart costs and when it comes. Changes nothing. */
export const calculateCart =
  ({ storage, settings, now }: ApiKit): ApiHandler =>
  async (call) => {
    const { shop, body, locale, localise, network } = call;
    const session = await call.session();
    if (!session.ok) return session;
    const request = decodeCalculateRequest(body, shop.currency);
    if (!request.ok) return refuse(wrongFields(request.error));
    const at = now().getTime();
    const customer = customerOf(session.value);
    const guessing = { db: storage.counters, limits: settings, network, customer, at };
    const { promoCode } = request.value;
    const calculation = await evaluatePromoGuess(promoCode === null ? null : guessing, () =>
      calculateOrder(request.value, {
        db: storage.shop,
        shop,
        customer,
        locale,
        localise,
        now: instant(at),
        rules: call.rules,
        paymentProvider: call.paymentProvider,
      }),
    );
    return calculation.ok
      ? ok(toWireCalculation(calculation.value, { locale, localise, country: settings.country }))
      : calculation;
  };

/** GET /domain/{id}/cart/additionals?goods[]: what else goes with a cart. */
export const listAdditionals: CityHandler = (call) =>
  ok(
    additionalsFor(call.shop.menu, queryIds<'product'>(call.query, 'goods'), call.stopList).map(
      (product) => toWireListItem(product, call),
    ),
  );

export const cartRoutes = (kit: ApiKit): Router =>
  Router()
    .post(
      '/cart/calculate',
      kit.rate('calculate', kit.settings.calculatePerMinute),
      ...jsonBody,
      kit.api(calculateCart(kit)),
    )
    .get('/domain/:id/cart/additionals', kit.api(kit.city(listAdditionals)));
