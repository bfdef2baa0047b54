import type { Transaction } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { Address } from '../../src/domain/address/address';
import type { OrderId } from '../../src/domain/id/ids';
import { isoOf } from '../../src/domain/locale/locale-path';
import { evaluateAttempt } from '../../src/domain/order/placing-attempt';
import { rememberOrderedAddress, storedAddresses } from '../address/customer-addresses';
import type { CalculationContext } from '../cart/calculate-order';
import { calculateOrder } from '../cart/calculate-order';
import type { CalculateRequest } from '../cart/calculate-request';
import { toWireCalculation } from '../cart/calculation-wire';
import { lockCustomer } from '../customer/change-account';
import type { Customer } from '../customer/session';
import type { Refusal } from '../refusal/refusal';
import { UNAUTHORIZED, wrongFields } from '../refusal/refusal';
import type { ProviderName } from '../payment/provider-names';
import { settlePlaced } from '../promotion/settle-order';
import { ownPayments } from '../shop/own-offers';
import { paymentOffers } from '../payment/payment-offers';
import type { ShopData } from '../shop/shop-data';
import type { GuessedCode } from '../sign-in/code-store';
import { spendCode } from '../sign-in/code-store';
import { CODE_EXPIRED } from '../sign-in/prove-phone';
import type { ShopDatabase } from '../storage/schema';
import type { Localise } from '../i18n/localised-text';
import { readAttempt, saveDoneAttempt } from './attempt-store';
import { changeOrders } from './change-orders';
import { validateOrderLimits } from './validate-order-limits';
import { validatePurchase } from './validate-purchase';
import { recordEvent } from './order-events';
import type { OrderDeps } from './order-deps';
import type { Order } from './order-row';
import { IDEMPOTENCY_CONFLICT, isOwnOrder } from './own-order';
import { knownOrder } from './order-store';
import { toWirePlaced } from './order-wire';
import type { PurchaseRequest } from './purchase-request';
import { insertOrder } from './save-order';

type Db = Transaction<ShopDatabase>;

/** One attempt to place an order. */
export interface Placing {
  /** Of the attempt. */
  readonly key: string;
  /** Stands for all that the body says. */
  readonly bodyHash: string;
  readonly request: PurchaseRequest;
  /** The code that a guest has proved the phone with; null where none is needed. */
  readonly code: GuessedCode | null;
  /** Null for a guest. */
  readonly customer: Customer | null;
  readonly shop: ShopData;
  readonly country: string;
  readonly locale: string;
  readonly localise: Localise;
  /** Who takes payments online. */
  readonly paymentProvider: ProviderName;
}

/** What a placing is answered with: a new order, or the one that its key has made before. */
export interface Placed {
  readonly isReplay: boolean;
  readonly answer: unknown;
}

const CLOSED: Refusal = {
  code: 'attempt_closed',
  message: { text: 'attempt_closed' },
};

const conflictOver = async (db: Db, id: OrderId, placing: Placing): Promise<Refusal> =>
  isOwnOrder(await knownOrder(db, id), placing.customer)
    ? { ...IDEMPOTENCY_CONFLICT, params: { order_id: id } }
    : IDEMPOTENCY_CONFLICT;

/** The answer that the key has been given before; null when the order is still to be placed. Rules 13.10. */
const answerBefore = async (db: Db, placing: Placing): Promise<Result<Refusal, unknown>> => {
  const { state, answer } = await readAttempt(db, placing.key);
  const verdict = evaluateAttempt(state, placing);
  if (!verdict.ok)
    return refuse(
      verdict.error.kind === 'idempotency_conflict'
        ? await conflictOver(db, verdict.error.orderId, placing)
        : CLOSED,
    );
  if (verdict.value.kind === 'begin') return ok(null);
  return isOwnOrder(await knownOrder(db, verdict.value.orderId), placing.customer)
    ? ok(answer)
    : refuse(IDEMPOTENCY_CONFLICT);
};

/** Returns the customer, locked against deletion until the order is placed. Refuses a deleted one with "log in". */
const presentCustomer = async (
  db: Db,
  customer: Customer | null,
): Promise<Result<Refusal, Customer | null>> => {
  if (customer === null) return ok(null);
  const present = await lockCustomer(db, customer.id);
  return present ? ok(present) : refuse(UNAUTHORIZED);
};

/** Returns where the order goes; null for pickup. */
const addressOf = async (
  db: Db,
  { request: { target, cart } }: Placing,
  customer: Customer | null,
): Promise<Result<Refusal, Address | null>> => {
  if (target.kind === 'pickup') return ok(null);
  if (target.kind === 'address') return ok(target.address);
  const saved = customer ? await storedAddresses(db, customer.id) : [];
  const address = saved.find(({ id, cityId }) => id === target.addressId && cityId === cart.cityId);
  return address
    ? ok(address)
    : refuse(
        wrongFields({ addressId: [{ text: 'order.address_unknown' }] }, 'order.address_unknown'),
      );
};

const contextOf = async (
  deps: OrderDeps,
  db: Db,
  placing: Placing,
  customer: Customer | null,
): Promise<CalculationContext> => ({
  db,
  shop: placing.shop,
  customer,
  locale: placing.locale,
  localise: placing.localise,
  now: deps.now(),
  rules: await deps.rules(db),
  paymentProvider: placing.paymentProvider,
});

/** Calculates, judges and keeps the order, with all that hangs on it. */
const makeOrder = async (
  deps: OrderDeps,
  db: Db,
  placing: Placing,
): Promise<Result<Refusal, Order>> => {
  const { request, locale, localise, country, paymentProvider } = placing;
  const present = await presentCustomer(db, placing.customer);
  if (!present.ok) return present;
  const customer = present.value;
  const address = await addressOf(db, placing, customer);
  if (!address.ok) return address;
  const cart: CalculateRequest = { ...request.cart, address: address.value?.place ?? null };
  const context = await contextOf(deps, db, placing, customer);
  const calculated = await calculateOrder(cart, context);
  if (!calculated.ok) return calculated;
  const calculation = calculated.value;
  const wire = toWireCalculation(calculation, { locale, localise, country });
  const purchase = validatePurchase(request, cart, {
    calculation,
    wire,
    localise,
    iso: isoOf(locale, country),
    offers: paymentOffers(paymentProvider, ownPayments(placing.shop)),
  });
  if (!purchase.ok) return purchase;
  const order = await insertOrder(db, {
    request,
    calculation,
    purchase: purchase.value,
    address: address.value,
    customer,
    isPhoneProved: placing.code !== null,
    locale,
    paymentProvider,
  });
  await settlePlaced(db, {
    orderId: order.id,
    customerId: customer?.id ?? null,
    currency: calculation.currency,
    at: context.now,
    timeZone: order.zone,
    phone: request.contact.phone,
    bonuses: calculation.price.bonuses,
    promo: calculation.usedPromo,
  });
  if (customer && address.value)
    await rememberOrderedAddress(db, customer.id, address.value, new Date(context.now));
  await recordEvent(deps.storage, db, 'status', order, context.now);
  return ok(order);
};

/**
 * Places an order, or answers once more with the one that its key has made. Everything is looked at
 * again and stored in one transaction, one order after the other: the price, the places of a quarter hour, the
 * uses of a code, the bonuses, and the key itself. A refusal leaves nothing behind. Rules 13.6–13.10.
 */
export const placeOrder = (deps: OrderDeps, placing: Placing): Promise<Result<Refusal, Placed>> =>
  changeOrders<Refusal, Placed>(deps.storage, async (db) => {
    const before = await answerBefore(db, placing);
    if (!before.ok) return before;
    if (before.value !== null) return ok({ isReplay: true, answer: before.value });
    const phone = placing.request.contact.phone;
    const orderer = { phone, customer: placing.customer };
    const limited = await validateOrderLimits(db, deps.limits, orderer, deps.now());
    if (limited) return refuse(limited);
    const { code } = placing;
    if (code !== null && !(await spendCode(db, code))) return refuse(CODE_EXPIRED);
    const order = await makeOrder(deps, db, placing);
    if (!order.ok) return order;
    const answer = toWirePlaced(order.value);
    const { key, bodyHash } = placing;
    await saveDoneAttempt(db, key, { bodyHash, orderId: order.value.id, answer }, deps.now());
    return ok({ isReplay: false, answer });
  });
