export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

type Params = Readonly<Record<string, string | number>>;

/** An error: its status, and an example of what it says. */
export interface ErrorSpec {
  readonly status: ErrorStatus;
  readonly message: string;
  /** The wrong field of a 422. */
  readonly field?: string;
  /** What the message speaks of, for programs. */
  readonly params?: Params;
}

const of =
  (status: ErrorStatus) =>
  (message: string, params?: Params): ErrorSpec => ({ status, message, ...(params && { params }) });

const unreadable = of(400);
const forbidden = of(403);
const conflict = of(409);
const tooMany = of(429);
const unavailable = of(503);
const wrong = (field: string, message: string, params?: Params): ErrorSpec => ({
  ...of(422)(message, params),
  field,
});

const COMMON = {
  'json.broken': unreadable('The request is not readable'),
  unauthorized: of(401)('Please log in'),
  client_required: forbidden('This request did not come from the shop'),
  not_found: of(404)('We could not find this'),
  'body.too_large': of(413)('The request is too large'),
  'body.not_json': of(415)('The request must be sent as JSON'),
  fields_invalid: wrong('goods.0.qtt', 'Please check the data you sent'),
  domain_unknown: wrong('domainId', 'We do not know this city'),
  rate_limited: tooMany('Too many requests. Please try again in 42 s', { seconds: 42 }),
};

const CALCULATION = {
  goods_unknown: wrong('goods.0.id', 'There is no such dish in this city'),
  ingredient_unknown: wrong('goods.0.ingredients.0.id', 'This dish has no such ingredient'),
  ingredient_required: wrong('goods.0.ingredients.0.qtt', 'This ingredient cannot be left out'),
  ingredient_too_many: wrong('goods.0.ingredients.0.qtt', 'No more than 2 portions of this'),
  choice_unknown: wrong('goods.0.free_of_choice', 'This dish has no such option'),
  'zone.out_of_range': wrong('address', 'The address is not included in the delivery area'),
  branch_unknown: wrong('pickupId', 'There is no such restaurant in this city'),
  'order_type.not_offered': wrong('orderType', 'This city only delivers'),
  'promo.not_found': wrong('promocode', 'There is no such promo code'),
  'promo.expired': wrong('promocode', 'This promo code has ended'),
  'promo.not_started': wrong('promocode', 'This promo code is not valid yet'),
  'promo.exhausted': wrong('promocode', 'This promo code has been used up'),
  'promo.used': wrong('promocode', 'You have already used this promo code'),
  'promo.wrong_city': wrong('promocode', 'This promo code is for another city'),
  'promo.login_required': wrong('promocode', 'Log in to use this promo code'),
  'promo.too_many': tooMany('Too many promo codes were tried. Please try again in 540 s', {
    seconds: 540,
  }),
  'bonus.over_cap': wrong('bonuses', 'For this order you can only write off 7.34 €', { max: 7.34 }),
};

const PHONE = {
  'phone.empty': wrong('phone', 'Required field'),
  'phone.incomplete': wrong('phone', 'The number is too short, digits missing: 1'),
  'phone.too_long': wrong('phone', 'The number is too long, digits too many: 1'),
};

const CODE = {
  'code.wrong': wrong('code', 'This code is not right'),
  'code.expired': wrong('code', 'This code is no longer valid. Please ask for a new one'),
  'code.too_many': tooMany('Too many wrong codes. Please ask for a new one', { seconds: 42 }),
};

const NAME = {
  'name.required': wrong('firstName', 'Required field'),
  'name.too_long': wrong('firstName', 'No more than 50 characters'),
  'name.characters': wrong('firstName', 'Only letters, spaces, hyphens and apostrophes'),
};

const ADDRESS = {
  'address.empty': wrong('0.street', 'Enter your address'),
  'address.house_missing': wrong('0.house', 'Enter the block number'),
  'address.too_long': wrong('0.flat', 'No more than 10 characters'),
  'address.place_missing': wrong('0.googlePlaceId', 'Choose the street from the list'),
};

/** Of a customer and their orders, each at one or two calls. */
const SINGLE = {
  branch_or_address_required: wrong('branch', 'Choose a restaurant or an address'),
  'code.not_sent': unavailable('We could not send the code. Please try again in a moment'),
  'telegram.away': unavailable('Login with Telegram does not work right now'),
  'email.invalid': wrong('email', 'E-mail is in wrong format'),
  'birthday.unknown_date': wrong('birthday', 'There is no such date'),
  'birthday.future': wrong('birthday', 'This date is in the future'),
  'birthday.too_early': wrong('birthday', 'This date is too long ago'),
  'birthday.fixed': wrong('birthday', 'The birthday cannot be changed any more'),
  'code.needed': forbidden('Please confirm this with a code sent to your phone'),
  'user.active_orders': conflict('An order of yours is on its way'),
  'address.too_many': conflict('You can save no more than 20 addresses', { max: 20 }),
  'address.last': conflict('Your only address cannot be deleted'),
  cancel_too_late: conflict('It is too late to cancel this order', { status: 'package' }),
  'cancel.text_too_long': wrong('text', 'No more than 500 characters'),
  'payment.not_offered': wrong('paymentType', 'This way to pay is not offered'),
  'payment.change_too_small': wrong('changeFrom', 'Not less than 28.48 €', { due: 28.48 }),
  'payment.not_awaited': conflict('This order does not wait for a payment', { status: 'paid' }),
};

const STAFF = {
  'staff.pin_wrong': wrong('pin', 'Name or PIN is wrong'),
  'staff.link_wrong': wrong('key', 'This link signs nobody in any more. Ask for a new one'),
  'staff.manager_needed': forbidden('Only a manager may do this'),
  'staff.changed': conflict('Somebody was quicker: look at the order again'),
  'staff.not_allowed': conflict('This cannot be done with the order as it stands', {
    status: 'process',
  }),
  'staff.undo_too_late': conflict('This can no longer be undone'),
};

const PLACING = {
  idempotency_key_required: unreadable('The order has no key of its attempt'),
  idempotency_key_invalid: unreadable('The key of the attempt is no UUID'),
  idempotency_conflict: conflict('This attempt has already made an order', { order_id: 4711 }),
  in_progress: conflict('Your order is being placed'),
  attempt_closed: conflict('This attempt was given up. Please order again'),
  cart_changed: conflict('Your order has changed. Please look at it again'),
  'order.unconfirmed': tooMany('The restaurant has not confirmed your last orders yet', {
    max: 3,
    seconds: 60,
  }),
  'order.code_needed': forbidden('Confirm your phone: enter the code that we send to it'),
  quantity_range: wrong('goods.0.qtt', 'From 1 to 99'),
  too_many_lines: wrong('goods', 'No more than 100 items in a cart'),
  'promo.too_long': wrong('promocode', 'A promo code has at most 32 characters'),
  'bonus.not_a_number': wrong('bonuses', 'Enter an amount such as 7.50'),
  'order.address_required': wrong('address', 'Choose where to deliver'),
  'order.branch_required': wrong('pickupId', 'Choose a restaurant'),
  'order.comment_too_long': wrong('comment', 'No more than 500 characters'),
  'order.cart_empty': wrong('goods', 'There is nothing in the cart'),
  'order.address_unknown': wrong('addressId', 'We do not know this address'),
  min_order: wrong('total', 'To place an order, you need to order more goods', {
    min_order: 20,
    missing: 7.1,
  }),
  'time.closed': wrong('time', 'We are closed at this time', { next: '2026-11-28T12:00:00+02:00' }),
  'time.paused': wrong('time', 'We take no orders then', { next: '2026-11-27T20:00:00+02:00' }),
  'time.slot_full': wrong('time', 'No place is left then', { next: '2026-11-27T19:15:00+02:00' }),
  'time.too_late': wrong('time', 'We cannot make it by then', {
    next: '2026-11-27T19:00:00+02:00',
  }),
  'time.too_far': wrong('time', 'This is too far ahead'),
};

const ALL = {
  ...COMMON,
  ...CALCULATION,
  ...PHONE,
  ...CODE,
  ...NAME,
  ...ADDRESS,
  ...SINGLE,
  ...STAFF,
  ...PLACING,
};

export type ErrorCode = keyof typeof ALL;

/** Every error that the contract knows, by its code. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorSpec>> = ALL;

const codesOf = <Group extends Partial<typeof ALL>>(group: Group) =>
  // Object.keys forgets what the keys are.
  Object.keys(group) as (keyof Group & ErrorCode)[];

/** Why a cart has no price, and so no order either. */
export const CALCULATION_ERRORS = ['domain_unknown', ...codesOf(CALCULATION)] as const;
export const PHONE_ERRORS = codesOf(PHONE);
export const CODE_ERRORS = codesOf(CODE);
export const NAME_ERRORS = codesOf(NAME);
export const ADDRESS_ERRORS = codesOf(ADDRESS);
/** Beside them, why an order is not placed. */
export const PLACING_ERRORS = codesOf(PLACING);
