import type { Result } from '../../../src/domain';
import { ok, refuse } from '../../../src/domain';
import type { CityId } from '../../../src/domain/id/ids';
import { isPaidOnline } from '../../../src/domain/order/payment-type';
import { instant } from '../../../src/domain/time/instant';
import { customerOf } from '../../customer/session';
import { readAttempt, readAttemptKey } from '../../order/attempt-store';
import { bodyHash } from '../../order/body-hash';
import { endAttempt } from '../../order/close-attempt';
import type { OrderDeps } from '../../order/order-deps';
import { placeOrder } from '../../order/place-order';
import { proveGuest } from '../../order/prove-guest';
import { decodePurchase } from '../../order/purchase-request.codec';
import { evaluatePromoGuess } from '../../promotion/promo-guesses';
import type { RefusedReason } from '../../report/refused-demand';
import { countRefused } from '../../report/refused-demand';
import { signInRulesOf } from '../../sign-in/prove-phone';
import { Answer, created } from '../answer';
import type { ApiCall, ApiHandler } from '../api-handler';
import type { ApiKit } from '../api-kit';
import type { Refusal } from '../../refusal/refusal';
import { NOT_FOUND, wrongFields } from '../../refusal/refusal';
import { showOrder } from './order-answers';

const badKey = (code: 'idempotency_key_required' | 'idempotency_key_invalid'): Refusal => ({
  code,
  message: { text: code },
});

const keyOf = (call: ApiCall): Result<Refusal, string> => {
  const header = call.header('Idempotency-Key')?.trim();
  if (!header) return refuse(badKey('idempotency_key_required'));
  const key = readAttemptKey(header);
  return key === null ? refuse(badKey('idempotency_key_invalid')) : ok(key);
};

/** The code of the first thing that is wrong, where it has one of its own. */
const wrongBody = (errors: Parameters<typeof wrongFields>[0]): Refusal => {
  const [first] = Object.values(errors).flat();
  const isGeneral = !first || first.text === 'field_required' || first.text === 'field_wrong';
  return isGeneral ? wrongFields(errors) : wrongFields(errors, first.text);
};

const LOST: Readonly<Record<string, RefusedReason>> = {
  'zone.out_of_range': 'outside_zones',
  'time.slot_full': 'no_slot',
  'time.paused': 'paused',
};

/** Counts an order that the restaurant could not take. */
const countLost = async (
  { storage, now }: ApiKit,
  { shop, network }: ApiCall,
  cityId: CityId,
  { code }: Refusal,
): Promise<void> => {
  const city = shop.cities.find(({ id }) => id === cityId);
  const reason = LOST[code];
  if (city && reason)
    await countRefused(storage.counters, {
      city,
      reason,
      network,
      at: instant(now().getTime()),
    });
};

/** POST /purchase: places an order, once for each key. */
export const postPurchase =
  (kit: ApiKit, deps: OrderDeps): ApiHandler =>
  async (call) => {
    const { settings, storage } = kit;
    const { body, shop, locale, localise, network } = call;
    const key = keyOf(call);
    if (!key.ok) return key;
    const session = await call.session();
    if (!session.ok) return session;
    const customer = customerOf(session.value);
    const reader = { country: settings.country, currency: call.shop.currency, customer };
    const request = decodePurchase(body, reader);
    if (!request.ok) return refuse(wrongBody(request.error));
    const guessing = {
      db: storage.counters,
      limits: settings,
      network,
      customer,
      at: deps.now(),
    };
    // Asking again for the order that a key has made is no guess, and needs no second code.
    const isNew = (await readAttempt(storage.shop, key.value)).state.kind === 'none';
    const needsCode =
      isNew &&
      settings.guestOrderCode &&
      customer === null &&
      !isPaidOnline(request.value.payment.type);
    const place = async () => {
      const code = needsCode
        ? await proveGuest({
            storage,
            rules: signInRulesOf(settings, call.sandboxes),
            request: request.value,
            network,
            at: deps.now(),
          })
        : ok(null);
      if (!code.ok) return code;
      return placeOrder(deps, {
        key: key.value,
        bodyHash: bodyHash(body),
        request: request.value,
        code: code.value,
        customer,
        shop,
        country: settings.country,
        locale,
        localise,
        paymentProvider: call.paymentProvider,
      });
    };
    const isGuess = isNew && request.value.cart.promoCode !== null;
    const placed = await evaluatePromoGuess(isGuess ? guessing : null, place);
    if (!placed.ok) {
      await countLost(kit, call, request.value.cart.cityId, placed.error);
      return placed;
    }
    const { answer, isReplay } = placed.value;
    return ok(
      isReplay ? new Answer(answer, 201, { 'Idempotent-Replay': 'true' }) : created(answer),
    );
  };

/**
 * POST /purchase/attempts/{key}/close: the order that an attempt made, or none ever after. A guest's
 * order is returned to any holder of its key, a customer's to that customer only. Rules 13.10.
 */
export const closePurchase =
  ({ storage }: ApiKit, deps: OrderDeps): ApiHandler =>
  async (call) => {
    const key = readAttemptKey(call.params['key'] ?? '');
    if (key === null) return refuse(NOT_FOUND);
    const session = await call.session();
    if (!session.ok) return session;
    const ended = await endAttempt(deps, key, customerOf(session.value));
    if (!ended.ok) return ended;
    const order = ended.value;
    if (order === null) return ok({ order: null });
    const viewer = order.row.customer_id === null ? 'key' : 'owner';
    const shown = await showOrder(storage.shop, order, viewer, call);
    return ok({ order: { ...shown, tracking_key: order.row.tracking_key } });
  };
