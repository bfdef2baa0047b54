import { once } from 'node:events';
import type { TFunction } from 'i18next';
import { call, put, race, select, take } from 'typed-redux-saga';
import { checkoutRefusals } from '../../src/application/checkout/checkout-check';
import { selectCheckoutTerms } from '../../src/application/checkout/checkout-selectors';
import { checkoutFilled } from '../../src/application/checkout/checkout-slice';
import {
  selectMinimumMissing,
  selectPlaceObstacle,
  selectUnavailable,
} from '../../src/application/checkout/checkout-way';
import { orderToPlaceOf } from '../../src/application/checkout/order-to-place-of';
import { KEY_TAKEN } from '../../src/application/checkout/place-order.saga';
import { readCheckoutForm } from '../../src/application/checkout/read-checkout-form';
import { timeChosen } from '../../src/application/order-options/order-options-slice';
import type { CheckoutErrors, PlacingState } from '../../src/application/placing/placing-slice';
import {
  orderRefused,
  placementRequested,
  placingStarted,
  selectPlacing,
} from '../../src/application/placing/placing-slice';
import type { OrderToPlace } from '../../src/application/ports/order-to-place';
import { loadSlots } from '../../src/application/schedule/load-slots.saga';
import { rootSaga } from '../../src/application/store/root-saga';
import type { ShopState } from '../../src/application/store/root-reducer';
import { orderPagePath } from '../../src/application/tracking/order-page-path';
import type { Money } from '../../src/domain/money/money';
import { money } from '../../src/domain/money/money';
import { formatPrice } from '../../src/domain/money/second-currency';
import { orderTimeAt } from '../../src/domain/order/order-time';
import type { PlacedOrder } from '../../src/domain/order/tracked-order';
import { maskPhone } from '../../src/domain/phone/phone-mask';
import { refuse as refuseResult } from '../../src/domain/result/result';
import { instant } from '../../src/domain/time/instant';
import { attemptKeyCodec } from '../../src/infrastructure/storage/attempt-key-codec';
import { checkoutMessages, placeMessage } from '../../src/ui/pages/checkout/checkout-messages';
import type { FormResult, OpenedRequest } from '../ssr/load-request';
import type { FormDefinition } from './form-handler';
import { redirectTo } from './form-handler';

/** A number of that many digits at most; null for any other text. */
const numberOf = (text: string | null, digits: number): number | null =>
  text && /^\d+$/.test(text) && text.length <= digits ? Number(text) : null;

/** What was typed and chosen, into the state as a browser's form has it. Rules 13.7. */
const fillIn = ({ store }: OpenedRequest, fields: URLSearchParams): void => {
  const form = readCheckoutForm((name) =>
    // A browser sends a checkbox that is ticked, and no other.
    name === 'doNotCallBack' ? Boolean(fields.get(name)) : fields.get(name),
  );
  const { country } = store.getState().setup;
  const at = numberOf(fields.get('time'), 15);
  store.dispatch(checkoutFilled({ ...form, phone: maskPhone(form.phone, country) }));
  store.dispatch(timeChosen(orderTimeAt(at === null ? null : instant(at))));
};

/** What is wrong with an order that was filled in, in words, by field. Rules 8.7, 8.9, 15.4, 17.3, 23.1. */
const checkoutErrors = (state: ShopState, t: TFunction): CheckoutErrors => {
  const terms = selectCheckoutTerms(state);
  const { settings, language, checkout, outage } = state;
  if (!terms || !settings) return { form: t('checkout.refused') };
  const price = (amount: Money): string => formatPrice(amount, settings, language.numberStyle);
  const missing = selectMinimumMissing(state);
  const address = placeMessage(selectPlaceObstacle(state), t);
  return {
    ...checkoutMessages(checkoutRefusals(checkout, terms), price, t),
    ...(address !== undefined && { address }),
    ...(missing !== null && { form: t('cart.minMissing', { missing: price(missing) }) }),
    ...(selectUnavailable(state).length > 0 && { form: t('cart.blocked.unavailable') }),
    ...(outage !== null && { form: t('cart.blocked.outage') }),
  };
};

/** Returns as soon as it is known what became of the order. */
function* placed(order: OrderToPlace) {
  yield* put(placementRequested(order));
  yield* take(placingStarted.type);
  while (['placing', 'checking'].includes((yield* select(selectPlacing)).kind)) yield* take('*');
}

/** Places an order as a browser does, under the key of its form, until nobody waits any longer. Rules 13.10. */
const place = async (
  { store, sagas, useCases, deadline }: OpenedRequest,
  order: OrderToPlace,
  key: string,
): Promise<PlacingState> => {
  // Nobody could enter a code without scripts, so none is sent.
  const sendCode = () => Promise.resolve(refuseResult({ kind: 'aborted' } as const));
  const deps = { ...useCases, newKey: () => key, sendCode };
  const aborted = deadline.aborted ? Promise.resolve() : once(deadline, 'abort');
  const task = sagas.run(function* () {
    yield* race([call(rootSaga, deps), call(placed, order), call(() => aborted)]);
  });
  // After a fault nobody knows what became of it.
  await task.toPromise().catch(() => null);
  return store.getState().placing;
};

/** Its page leads on to another site, and browsers end a form's redirects at a site that the policy does not name. */
const leadsAway = (payAt: string): boolean => payAt.startsWith('/payment/');

/** Redirects to the order: to pay for it where that is due, else to its page, with the order in it. Rules 13.6, 13.11. */
const redirectToOrder = (opened: OpenedRequest, { trackingKey, payAt }: PlacedOrder): FormResult =>
  payAt === null || leadsAway(payAt)
    ? redirectTo(opened, `${orderPagePath({ kind: 'key', key: trackingKey })}&plain=1`)
    : { kind: 'redirect', path: payAt };

/** The page again, with what is wrong. Without a key its form makes another order. */
const refuse = (
  { store }: OpenedRequest,
  errors: CheckoutErrors,
  status: number,
  orderKey?: string,
): FormResult => {
  store.dispatch(orderRefused({ errors, code: null, limit: null, next: null }));
  return { kind: 'page', status, orderKey };
};

const resultOf = (
  opened: OpenedRequest,
  placing: PlacingState,
  key: string,
  t: TFunction,
): FormResult => {
  switch (placing.kind) {
    case 'placed':
      return redirectToOrder(opened, placing.order);
    case 'changed':
      return { kind: 'page', status: 409, orderKey: key };
    case 'refused':
      return placing.refused.code === KEY_TAKEN
        ? { kind: 'page', status: 409 }
        : { kind: 'page', status: 422, orderKey: key };
    case 'idle':
      return refuse(opened, { form: t('checkout.notArrived') }, 503);
    case 'login':
      return refuse(opened, { form: t('checkout.refused') }, 422, key);
    case 'code':
      return refuse(opened, { form: t('noScript.codeNeeded') }, 403, key);
    default:
      // Nobody knows what became of it. Under the same key it makes one order, however often it is sent.
      return refuse(opened, { form: t('noScript.unanswered') }, 503, key);
  }
};

/** The form was sent once more, and the cart is the order by now: leads to that order. Rules 13.10. */
const findPlaced = async (opened: OpenedRequest, key: string): Promise<FormResult> => {
  const answer = await opened.useCases.closeAttempt(key);
  const order = answer.ok ? answer.value.order : null;
  return order ? redirectToOrder(opened, order) : { kind: 'page', status: 422 };
};

/** Places an order by the checks and use-case of a page with scripts, at the total shown. Rules 13.6 to 13.10, 24.1. */
export const checkoutForm: FormDefinition = async (opened, fields, { t }) => {
  const { store, sagas, useCases } = opened;
  const key = attemptKeyCodec.decode(fields.get('key') ?? '') ?? crypto.randomUUID();
  if (store.getState().cart.lines.length === 0) return findPlaced(opened, key);
  fillIn(opened, fields);
  await sagas.run(loadSlots, useCases.loadSlots).toPromise();
  if (fields.get('show') === 'times') return { kind: 'page', status: 200, orderKey: key };
  const state = store.getState();
  const errors = checkoutErrors(state, t);
  if (Object.keys(errors).length > 0) return refuse(opened, errors, 422, key);
  // Rules 13.8.
  const total = numberOf(fields.get('total'), 12);
  const shown = total === null ? undefined : money(total);
  const order = orderToPlaceOf(state, state.checkout, instant(Date.now()), shown);
  if (!order) return refuse(opened, { form: t('cart.noPrice') }, 503, key);
  return resultOf(opened, await place(opened, order, key), key, t);
};
