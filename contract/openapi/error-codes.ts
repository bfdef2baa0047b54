/** An error of the contract: its status, and an example of what it says. */
export interface ErrorExample {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;
  readonly message: string;
  /** The wrong field of a 422, where the field says more than the message. */
  readonly field?: string;
  /** What stands at the field; without it the message. */
  readonly fieldMessage?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

const CHECK = 'Please check the data you sent';

const field = (name: string, fieldMessage: string, message = CHECK): ErrorExample => ({
  status: 422,
  message,
  field: name,
  fieldMessage,
});

/** A 422 whose message is the one of the field. */
const said = (name: string, message: string, params?: ErrorExample['params']): ErrorExample => ({
  ...field(name, message, message),
  ...(params ? { params } : {}),
});

const conflict = (message: string, params?: ErrorExample['params']): ErrorExample => ({
  status: 409,
  message,
  ...(params ? { params } : {}),
});

const COMMON = {
  'json.broken': { status: 400, message: 'The request is not readable' },
  unauthorized: { status: 401, message: 'Please log in' },
  client_required: { status: 403, message: 'This request did not come from the shop' },
  not_found: { status: 404, message: 'We could not find this' },
  'body.too_large': { status: 413, message: 'The request is too large' },
  'body.not_json': { status: 415, message: 'The request must be sent as JSON' },
  fields_invalid: field('goods.0.qtt', 'From 1 to 99'),
  domain_unknown: field('domainId', 'We do not know this city'),
  rate_limited: {
    status: 429,
    message: 'Too many requests. Please try again in 42 s',
    params: { seconds: 42 },
  },
} as const satisfies Record<string, ErrorExample>;

const CART = {
  goods_unknown: field('goods.0.id', 'There is no such dish in this city'),
  ingredient_unknown: field('goods.0.ingredients.0.id', 'This dish has no such ingredient'),
  ingredient_required: field('goods.0.ingredients.0.qtt', 'This ingredient cannot be left out'),
  ingredient_too_many: field(
    'goods.0.ingredients.0.qtt',
    'No more than 2 portions of this ingredient',
  ),
  choice_unknown: field('goods.0.free_of_choice', 'This dish has no such option'),
  'zone.out_of_range': said('address', 'The address is not included in the delivery area'),
  branch_unknown: field('pickupId', 'There is no such restaurant in this city'),
  branch_or_address_required: field('branch', 'Choose a restaurant or an address'),
  'order_type.not_offered': field('orderType', 'This city only delivers'),
  'promo.not_found': said('promocode', 'There is no such promo code'),
  'promo.expired': said('promocode', 'This promo code has ended'),
  'promo.not_started': said('promocode', 'This promo code is not valid yet'),
  'promo.exhausted': said('promocode', 'This promo code has been used up'),
  'promo.too_many': {
    status: 429,
    message: 'Too many promo codes were tried. Please try again in 540 s',
    params: { seconds: 540 },
  },
  'promo.used': said('promocode', 'You have already used this promo code'),
  'promo.wrong_city': said('promocode', 'This promo code is for another city'),
  'promo.login_required': said('promocode', 'Log in to use this promo code'),
  'bonus.over_cap': said(
    'bonuses',
    'For this order you can only write off 7.34\u00a0€\u00a0· 14.36\u00a0лв.',
    {
      max: 7.34,
    },
  ),
} as const satisfies Record<string, ErrorExample>;

const SIGN_IN = {
  'phone.empty': field('phone', 'Required field'),
  'phone.incomplete': field('phone', 'The number is too short, digits missing: 1'),
  'phone.too_long': field('phone', 'The number is too long, digits too many: 1'),
  'code.wrong': field('code', 'This code is not right'),
  'code.expired': field('code', 'This code is no longer valid. Please ask for a new one'),
  'code.too_many': {
    status: 429,
    message: 'Too many wrong codes. Please ask for a new one',
    params: { seconds: 42 },
  },
  'code.not_sent': {
    status: 503,
    message: 'We could not send the code. Please try again in a moment',
  },
  'telegram.away': {
    status: 503,
    message: 'Login with Telegram does not work right now. Please try again later',
  },
} as const satisfies Record<string, ErrorExample>;

const CUSTOMER = {
  'name.required': field('firstName', 'Required field'),
  'name.too_long': field('firstName', 'No more than 50 characters'),
  'name.characters': field('firstName', 'Only letters, spaces, hyphens and apostrophes'),
  'email.invalid': field('email', 'E-mail is in wrong format'),
  'birthday.unknown_date': field('birthday', 'There is no such date'),
  'birthday.future': field('birthday', 'This date is in the future'),
  'birthday.too_early': field('birthday', 'This date is too long ago'),
  'birthday.fixed': field('birthday', 'The birthday has been saved and cannot be changed any more'),
  'code.needed': {
    status: 403,
    message: 'Please confirm this with a code sent to your phone',
  },
  'user.active_orders': conflict(
    'An order of yours is on its way. You can delete the account once it has arrived',
  ),
  'address.empty': field('0.street', 'Enter your address'),
  'address.house_missing': field('0.house', 'Enter the block number'),
  'address.too_long': field('0.flat', 'No more than 10 characters'),
  'address.place_missing': field(
    '0.googlePlaceId',
    'Choose the street from the list or set the pin on the map',
  ),
  'address.too_many': conflict('You can save no more than 20 addresses', { max: 20 }),
  'address.last': conflict('Your only address cannot be deleted'),
} as const satisfies Record<string, ErrorExample>;

const ORDERS = {
  idempotency_key_required: { status: 400, message: 'The order has no key of its attempt' },
  idempotency_key_invalid: { status: 400, message: 'The key of the attempt is no UUID' },
  idempotency_conflict: conflict('This attempt has already made an order', { order_id: 4711 }),
  in_progress: conflict('Your order is being placed'),
  attempt_closed: conflict('This attempt was given up. Please order again'),
  'order.unconfirmed': {
    status: 429,
    message:
      'The restaurant has not confirmed your last orders yet (3 at most). You can order again once it has; to order sooner, call the restaurant',
    params: { max: 3, seconds: 60 },
  },
  'order.code_needed': {
    status: 403,
    message: 'Confirm your phone: enter the code that we send to it',
  },
  cart_changed: conflict('Your order has changed. Please look at it again'),
  cancel_too_late: conflict('It is too late to cancel this order', { status: 'package' }),
  'cancel.text_too_long': field('text', 'No more than 500 characters'),
  quantity_range: field('goods.0.qtt', 'From 1 to 99'),
  too_many_lines: field('goods', 'No more than 100 items in a cart'),
  'promo.too_long': field('promocode', 'A promo code has at most 32 characters'),
  'bonus.not_a_number': field('bonuses', 'Enter an amount such as 7.50'),
  'order.address_required': field('address', 'Choose where to deliver'),
  'order.branch_required': field('pickupId', 'Choose a restaurant'),
  'order.comment_too_long': field('comment', 'No more than 500 characters'),
  'order.cart_empty': field('goods', 'There is nothing in the cart'),
  'order.address_unknown': field('addressId', 'We do not know this address'),
  min_order: said('total', 'To place an order, you need to order more goods', {
    min_order: 20,
    missing: 7.1,
  }),
  'payment.not_offered': field('paymentType', 'This way to pay is not offered'),
  'payment.change_too_small': {
    ...field('changeFrom', 'Not less than 28.48 лв.'),
    params: { due: 28.48 },
  },
  'payment.not_awaited': conflict('This order does not wait for a payment', { status: 'paid' }),
  'time.closed': said('time', 'We are closed at this time', { next: '2026-11-28T12:00:00+02:00' }),
  'time.paused': said('time', 'We take no orders for this time', {
    next: '2026-11-27T20:00:00+02:00',
  }),
  'time.slot_full': said('time', 'There is no place left at this time', {
    next: '2026-11-27T19:15:00+02:00',
  }),
  'time.too_late': said('time', 'We cannot make it by this time', {
    next: '2026-11-27T19:00:00+02:00',
  }),
  'time.too_far': said('time', 'This is too far ahead'),
} as const satisfies Record<string, ErrorExample>;

const ALL = { ...COMMON, ...CART, ...SIGN_IN, ...CUSTOMER, ...ORDERS };

export type ErrorCode = keyof typeof ALL;
export type ErrorStatus = ErrorExample['status'];

/** Every error that the contract knows, by its code. */
export const ERROR_CODES: Readonly<Record<ErrorCode, ErrorExample>> = ALL;
