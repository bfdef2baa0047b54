import type { TFunction } from 'i18next';
import { checkoutFilled } from '../../src/application/checkout/checkout-slice';
import { KEY_TAKEN } from '../../src/application/checkout/place-order.saga';
import { orderToPlaceOf } from '../../src/application/checkout/order-to-place-of';
import { ACCEPTED_PATH } from '../../src/application/tracking/order-page-path';
import type { OrderToPlace } from '../../src/application/ports/order-to-place';
import { timeChosen } from '../../src/application/order-options/order-options-slice';
import type { CheckoutErrors, PlacingState } from '../../src/application/placing/placing-slice';
import {
  attemptClosed,
  orderRefused,
  placeAsked,
} from '../../src/application/placing/placing-slice';
import type { SignInGateway } from '../../src/application/ports/sign-in-gateway';
import { loadSlots } from '../../src/application/schedule/load-slots.saga';
import { rootSaga } from '../../src/application/store/root-saga';
import { localePath } from '../../src/domain/locale/locale-path';
import { maskPhone } from '../../src/domain/phone/phone-mask';
import { refuse as refuseResult } from '../../src/domain/result/result';
import { instant } from '../../src/domain/time/instant';
import type { FormOutcome } from '../ssr/form-outcome';
import type { OpenedRequest } from '../ssr/load-request';
import type { CheckoutFields } from './checkout-fields';
import { errorsOfForm } from './checkout-errors';

/** What was typed is not wrong, but it cannot be taken as it is. */
const UNPROCESSABLE = 422;
/** The shop wants a code from the guest's phone. */
const FORBIDDEN = 403;
/** It is no longer what the customer was shown. */
const CONFLICT = 409;
/** Nobody knows yet what became of it. */
const UNAVAILABLE = 503;

const isUnderWay = ({ kind }: PlacingState): boolean => kind === 'placing' || kind === 'checking';

/** Resolves as soon as it is known what became of an order, or nobody waits any longer. */
const placingSettled = ({ store, deadline }: OpenedRequest): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (isUnderWay(store.getState().placing) && !deadline.aborted) return;
      stop();
      deadline.removeEventListener('abort', look);
      resolve();
    };
    const stop = store.subscribe(look);
    deadline.addEventListener('abort', look);
    look();
  });

/** Nobody could enter a code without scripts, so none is sent. */
const sendNoCode: SignInGateway['sendCode'] = () =>
  Promise.resolve(refuseResult({ kind: 'aborted' }));

/** Places an order as a browser does, under the key of its form. Rules 13.10. */
const send = async (
  opened: OpenedRequest,
  order: OrderToPlace,
  key: string,
): Promise<PlacingState> => {
  const { store, sagas, useCases } = opened;
  const task = sagas.run(rootSaga, { ...useCases, newKey: () => key, sendCode: sendNoCode });
  store.dispatch(placeAsked(order));
  await placingSettled(opened);
  task.cancel();
  return store.getState().placing;
};

const refuse = (
  { store }: OpenedRequest,
  errors: CheckoutErrors,
  orderKey: string,
  status = UNPROCESSABLE,
): FormOutcome => {
  store.dispatch(orderRefused({ errors, code: null, limit: null, next: null }));
  return { kind: 'page', status, orderKey };
};

/** Redirects to the order: to pay for it where that is due, else to its page, with the order in it. Rules 13.6, 13.11. */
const redirectToOrder = (
  { store }: OpenedRequest,
  { order }: Extract<PlacingState, { readonly kind: 'placed' }>,
): FormOutcome => {
  const { locale, locales } = store.getState().language;
  const page = `${localePath(ACCEPTED_PATH, locale, locales)}?key=${encodeURIComponent(order.trackingKey)}&plain=1`;
  return { kind: 'redirect', path: order.payAt ?? page };
};

const outcomeOf = (
  opened: OpenedRequest,
  placing: PlacingState,
  key: string,
  t: TFunction,
): FormOutcome => {
  switch (placing.kind) {
    case 'placed':
      return redirectToOrder(opened, placing);
    case 'changed':
      return { kind: 'page', status: CONFLICT, orderKey: key };
    case 'refused':
      return placing.refused.code === KEY_TAKEN
        ? { kind: 'page', status: CONFLICT, orderKey: crypto.randomUUID() }
        : { kind: 'page', status: UNPROCESSABLE, orderKey: key };
    case 'idle':
      // It is known that nothing came of it, and the key is given up.
      return refuse(opened, { form: t('checkout.notArrived') }, crypto.randomUUID(), UNAVAILABLE);
    case 'login':
      opened.store.dispatch(attemptClosed(undefined));
      return refuse(opened, { form: t('checkout.refused') }, key);
    case 'code':
      opened.store.dispatch(attemptClosed(undefined));
      return refuse(opened, { form: t('plain.codeNeeded') }, key, FORBIDDEN);
    case 'placing':
    case 'checking':
      // Under the same key it makes one order, however often it is sent.
      opened.store.dispatch(attemptClosed(undefined));
      return refuse(opened, { form: t('plain.unanswered') }, key, UNAVAILABLE);
  }
};

/** The form was sent once more, and the cart is the order by now: leads to that order. Rules 13.10. */
const findPlaced = async (opened: OpenedRequest, key: string): Promise<FormOutcome> => {
  const answer = await opened.useCases.closeAttempt(key);
  if (!answer.ok || !answer.value.order) return { kind: 'page', status: UNPROCESSABLE };
  return redirectToOrder(opened, { kind: 'placed', order: answer.value.order });
};

/**
 * Places the order of a form that a browser has sent by itself, by what a browser with scripts does it
 * with: the same checks, the same use-case, the same total that was shown. Rules 13.6 to 13.10, 24.1.
 */
export const placeOrder = async (
  opened: OpenedRequest,
  form: CheckoutFields,
  t: TFunction,
): Promise<FormOutcome> => {
  const { store, sagas, useCases } = opened;
  const key = form.key ?? crypto.randomUUID();
  const { cart, setup } = store.getState();
  if (cart.lines.length === 0) return findPlaced(opened, key);
  store.dispatch(
    checkoutFilled({ ...form.checkout, phone: maskPhone(form.checkout.phone, setup.country) }),
  );
  store.dispatch(timeChosen(form.time));
  await sagas.run(loadSlots, useCases.loadSlots).toPromise();
  if (form.wantsTimes) return { kind: 'page', status: 200, orderKey: key };
  const state = store.getState();
  const errors = errorsOfForm(state, t);
  if (Object.keys(errors).length > 0) return refuse(opened, errors, key);
  const order = orderToPlaceOf(state, state.checkout, instant(Date.now()), form.total ?? undefined);
  if (!order) return refuse(opened, { form: t('cart.noPrice') }, key, UNAVAILABLE);
  return outcomeOf(opened, await send(opened, order, key), key, t);
};
