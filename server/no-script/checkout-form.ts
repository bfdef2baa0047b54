import { once } from 'node:events';
import type { TFunction } from 'i18next';
import { call, put, race, select, take } from 'typed-redux-saga';
import { checkoutFilled } from '../../src/application/checkout/checkout-slice';
import { orderToPlaceOf } from '../../src/application/checkout/order-to-place-of';
import { KEY_TAKEN } from '../../src/application/checkout/place-order.saga';
import { readCheckoutForm } from '../../src/application/checkout/read-checkout-form';
import { timeChosen } from '../../src/application/order-options/order-options-slice';
import type { CheckoutErrors, PlacingState } from '../../src/application/placing/placing-slice';
import {
  orderRefused,
  placeAsked,
  placingStarted,
  selectPlacing,
} from '../../src/application/placing/placing-slice';
import type { OrderToPlace } from '../../src/application/ports/order-to-place';
import type { SignInGateway } from '../../src/application/ports/sign-in-gateway';
import { loadSlots } from '../../src/application/schedule/load-slots.saga';
import { rootSaga } from '../../src/application/store/root-saga';
import { orderPagePath } from '../../src/application/tracking/order-page-path';
import { localePath } from '../../src/domain/locale/locale-path';
import { money } from '../../src/domain/money/money';
import type { OrderTime } from '../../src/domain/order/order-time';
import { SOON_AS_POSSIBLE } from '../../src/domain/order/order-time';
import type { PlacedOrder } from '../../src/domain/order/tracked-order';
import { maskPhone } from '../../src/domain/phone/phone-mask';
import { refuse as refuseResult } from '../../src/domain/result/result';
import { instant } from '../../src/domain/time/instant';
import { attemptKeyCodec } from '../../src/infrastructure/storage/attempt-key-codec';
import type { FormOutcome } from '../ssr/form-outcome';
import type { OpenedRequest } from '../ssr/load-request';
import { checkoutErrors } from './checkout-errors';
import type { FormDefinition } from './form-handler';

const timeOf = (fields: URLSearchParams): OrderTime => {
  const at = fields.get('time') ?? '';
  return /^\d{1,15}$/.test(at)
    ? { timeType: 'on_time', at: instant(Number(at)) }
    : SOON_AS_POSSIBLE;
};

/** What was typed and chosen, into the state as a browser's form has it. Rules 13.7. */
const fillIn = ({ store }: OpenedRequest, fields: URLSearchParams): void => {
  const form = readCheckoutForm((name) =>
    // A browser sends a checkbox that is ticked, and no other.
    name === 'doNotCallBack' ? Boolean(fields.get(name)) : fields.get(name),
  );
  const { country } = store.getState().setup;
  store.dispatch(checkoutFilled({ ...form, phone: maskPhone(form.phone, country) }));
  store.dispatch(timeChosen(timeOf(fields)));
};

/** Nobody could enter a code without scripts, so none is sent. */
const sendNoCode: SignInGateway['sendCode'] = () =>
  Promise.resolve(refuseResult({ kind: 'aborted' }));

const isUnderWay = ({ kind }: PlacingState): boolean => kind === 'placing' || kind === 'checking';

/** Returns as soon as it is known what became of the order. */
function* placed(order: OrderToPlace) {
  yield* put(placeAsked(order));
  yield* take(placingStarted.type);
  while (isUnderWay(yield* select(selectPlacing))) yield* take('*');
}

/** Places an order as a browser does, under the key of its form, until nobody waits any longer. Rules 13.10. */
const place = async (
  { store, sagas, useCases, deadline }: OpenedRequest,
  order: OrderToPlace,
  key: string,
): Promise<PlacingState> => {
  const deps = { ...useCases, newKey: () => key, sendCode: sendNoCode };
  const aborted = deadline.aborted ? Promise.resolve() : once(deadline, 'abort');
  const task = sagas.run(function* () {
    yield* race({
      shop: call(rootSaga, deps),
      placed: call(placed, order),
      aborted: call(() => aborted),
    });
  });
  // After a fault nobody knows what became of it.
  await task.toPromise().catch(() => null);
  return store.getState().placing;
};

/** Redirects to the order: to pay for it where that is due, else to its page, with the order in it. Rules 13.6, 13.11. */
const redirectToOrder = (
  { store }: OpenedRequest,
  { trackingKey, payAt }: PlacedOrder,
): FormOutcome => {
  const { locale, locales } = store.getState().language;
  const page = localePath(orderPagePath({ kind: 'key', key: trackingKey }), locale, locales);
  return { kind: 'redirect', path: payAt ?? `${page}&plain=1` };
};

const refuse = (
  { store }: OpenedRequest,
  errors: CheckoutErrors,
  orderKey: string,
  status = 422,
): FormOutcome => {
  store.dispatch(orderRefused({ errors, code: null, limit: null, next: null }));
  return { kind: 'page', status, orderKey };
};

const outcomeOf = (
  opened: OpenedRequest,
  placing: PlacingState,
  key: string,
  t: TFunction,
): FormOutcome => {
  switch (placing.kind) {
    case 'placed':
      return redirectToOrder(opened, placing.order);
    case 'changed':
      return { kind: 'page', status: 409, orderKey: key };
    case 'refused':
      return placing.refused.code === KEY_TAKEN
        ? { kind: 'page', status: 409, orderKey: crypto.randomUUID() }
        : { kind: 'page', status: 422, orderKey: key };
    case 'idle':
      // It is known that nothing came of it, and the key is given up.
      return refuse(opened, { form: t('checkout.notArrived') }, crypto.randomUUID(), 503);
    case 'login':
      return refuse(opened, { form: t('checkout.refused') }, key);
    case 'code':
      return refuse(opened, { form: t('noScript.codeNeeded') }, key, 403);
    case 'placing':
    case 'checking':
      // Under the same key it makes one order, however often it is sent.
      return refuse(opened, { form: t('noScript.unanswered') }, key, 503);
  }
};

/** The form was sent once more, and the cart is the order by now: leads to that order. Rules 13.10. */
const findPlaced = async (opened: OpenedRequest, key: string): Promise<FormOutcome> => {
  const answer = await opened.useCases.closeAttempt(key);
  const order = answer.ok ? answer.value.order : null;
  return order ? redirectToOrder(opened, order) : { kind: 'page', status: 422 };
};

/**
 * Places an order by what a browser with scripts does it with: the same checks, the same use-case, the same
 * total that was shown. Rules 13.6 to 13.10, 24.1.
 */
export const checkoutForm: FormDefinition = async (opened, fields, { t }) => {
  const { store, sagas, useCases } = opened;
  const key = attemptKeyCodec.decode(fields.get('key') ?? '') ?? crypto.randomUUID();
  if (store.getState().cart.lines.length === 0) return findPlaced(opened, key);
  fillIn(opened, fields);
  await sagas.run(loadSlots, useCases.loadSlots).toPromise();
  if (fields.get('show') === 'times') return { kind: 'page', status: 200, orderKey: key };
  const state = store.getState();
  const errors = checkoutErrors(state, t);
  if (Object.keys(errors).length > 0) return refuse(opened, errors, key);
  const total = fields.get('total') ?? '';
  // Rules 13.8.
  const shown = /^\d{1,12}$/.test(total) ? money(Number(total)) : undefined;
  const order = orderToPlaceOf(state, state.checkout, instant(Date.now()), shown);
  if (!order) return refuse(opened, { form: t('cart.noPrice') }, key, 503);
  return outcomeOf(opened, await place(opened, order, key), key, t);
};
