import type { Action } from 'redux';
import { createSelector } from 'reselect';
import { addressesRestored } from '../../application/addresses/address-book-slice';
import { selectGuestAddresses } from '../../application/addresses/address-selectors';
import { avoidedAllergensRestored } from '../../application/allergen/avoided-allergens-slice';
import {
  calculationRequested,
  cartPartLost,
  cartRestored,
  lostLinesRestored,
  selectEmptiedLines,
} from '../../application/cart/cart-slice';
import { seenNoticesRestored } from '../../application/cart/seen-notices-slice';
import { checkoutRestored, selectCheckout } from '../../application/checkout/checkout-slice';
import { contactRestored } from '../../application/checkout/last-contact-slice';
import { selectionHere } from '../../application/delivery/delivery-selectors';
import { selectionRestored } from '../../application/delivery/delivery-slice';
import { favouritesRestored } from '../../application/favourites/favourites-slice';
import {
  orderOptionsRestored,
  timeChosen,
} from '../../application/order-options/order-options-slice';
import type { CheckoutForm, PersistedCheckout } from '../../application/ports/checkout-form';
import { linkedPromoChanged } from '../../application/pricing/linked-promo-slice';
import { referralChanged } from '../../application/referral/referral-slice';
import type { ShopState } from '../../application/store/root-reducer';
import { viewedRestored } from '../../application/viewed/viewed-slice';
import { dismissedWarningsRestored } from '../../application/warning/warning-slice';
import { carryOverAddresses } from '../../domain/address/carry-over-addresses';
import { carryOver } from '../../domain/cart/carry-over';
import { carryOverFavourites } from '../../domain/customer/favourites';
import { joinViewed } from '../../domain/customer/viewed';
import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import { chooseReferral } from '../../domain/referral/persisted-referral';
import type { Instant } from '../../domain/time/instant';
import { avoidedAllergensCodec } from '../../infrastructure/storage/avoided-allergens-codec';
import { checkoutCodec } from '../../infrastructure/storage/checkout-codec';
import { dismissedWarningsCodec } from '../../infrastructure/storage/dismissed-warnings-codec';
import { emptiedCartCodec } from '../../infrastructure/storage/emptied-cart-codec';
import { lastContactCodec } from '../../infrastructure/storage/last-contact-codec';
import { linkedPromoCodec } from '../../infrastructure/storage/linked-promo-codec';
import { encodeOrderOptions } from '../../infrastructure/storage/order-cookie';
import { referralCodec } from '../../infrastructure/storage/referral-codec';
import { encodeSelection } from '../../infrastructure/storage/selection-cookie';
import { storedAddresses } from '../../infrastructure/storage/stored-addresses';
import { storedCart, storedCartLoss } from '../../infrastructure/storage/stored-cart';
import {
  storedLocale,
  storedOrderOptions,
  storedSelection,
} from '../../infrastructure/storage/stored-choice';
import { storedIds } from '../../infrastructure/storage/stored-ids';
import { storedSeenNotices } from '../../infrastructure/storage/stored-seen-notices';
import { storedIn } from '../../infrastructure/storage/stored-text';
import type { BrowserStorage } from '../platform/browser-storage';
import type { PersistedRow } from './persisted-slice';
import { persisted } from './persisted-slice';

/** Where this browser stores things, and the time. */
export interface PersistenceDeps extends BrowserStorage {
  readonly page: Document;
  readonly now: () => Instant;
}

/** A signed-in customer's lists are the account's: nothing of them stays in the browser. */
const isGuest = ({ account }: ShopState): boolean => !account.isSignedIn;

/** Returns what of a selection decides the price of delivery: not the door, which few pages bring along. */
const pricedPlace = (selection: DeliverySelection): string => {
  if (selection.type !== 'delivery') return encodeSelection(selection);
  const { cityId, place } = selection.address;
  return JSON.stringify([cityId, place.id, place.lat, place.lng]);
};

const selectionActions = (stored: DeliverySelection, state: ShopState): readonly Action[] => {
  const before = state.delivery.selection;
  // What the city does not know any more is nothing here.
  const selection = selectionHere(state, stored);
  if (encodeSelection(selection) === encodeSelection(before)) return [];
  return pricedPlace(selection) === pricedPlace(before)
    ? [selectionRestored(selection)]
    : [selectionRestored(selection), calculationRequested(undefined)];
};

const isBlank = ({
  firstName,
  phone,
  email,
  paymentType,
  changeFrom,
  comment,
}: CheckoutForm): boolean =>
  paymentType === null && [firstName, phone, email, changeFrom, comment].every((text) => !text);

const selectPersistedCheckout = createSelector(
  [selectCheckout, ({ orderOptions }: ShopState) => orderOptions.time],
  (form, time): PersistedCheckout | null => ({ form, time }),
);

/** Slices in cookies, which the server reads too. Those in front have the first claim to their room. */
const inCookies = ({ page, ...place }: PersistenceDeps): readonly PersistedRow[] => [
  persisted({
    select: ({ cart }) => cart.lines,
    stored: storedCart(place),
    restored: (lines) => [cartRestored(lines), calculationRequested(undefined)],
    // A cart that was refused while the page was made is not to be refused again on the next one.
    isPageNewer: ({ cart }) => cart.lost?.kind === 'emptied',
    merge: carryOver,
  }),
  persisted({
    select: ({ cart }) => cart.isPartLost,
    // A notice that had its time behind other tabs was not seen: the next page shows it again.
    stored: storedCartLoss(place, () => page.visibilityState === 'visible'),
    restored: (isPartLost) => (isPartLost ? [cartPartLost(undefined)] : []),
  }),
  persisted({
    select: ({ language: { chosen, locale } }) => (chosen === locale ? chosen : null),
    stored: storedLocale(place),
    // The server has made the page in it.
    restored: () => [],
  }),
  persisted({
    select: ({ delivery }) => delivery.selection,
    stored: storedSelection(place),
    restored: selectionActions,
  }),
  persisted({
    select: ({ orderOptions }) => orderOptions,
    stored: storedOrderOptions(place),
    // The time is of this session, and stored with the checkout.
    restored: (options, { orderOptions: { time } }) => [
      orderOptionsRestored({ ...options, time }),
      calculationRequested(undefined),
    ],
    // The server has seen just this, and has dropped what the backend refused of it.
    isPageNewer: ({ foundOptions }, options) =>
      encodeOrderOptions(foundOptions) === encodeOrderOptions(options),
  }),
  persisted({
    select: selectGuestAddresses,
    stored: storedAddresses(place),
    restored: (addresses) => [addressesRestored({ kind: 'guest', addresses })],
    isPersisted: isGuest,
    merge: carryOverAddresses,
  }),
  persisted({
    select: ({ favourites }) => favourites.ids,
    stored: storedIds(place, 'favourites'),
    restored: (ids) => [favouritesRestored(ids)],
    isPersisted: isGuest,
    merge: carryOverFavourites,
  }),
  persisted({
    select: ({ viewed }) => viewed.ids,
    stored: storedIds(place, 'viewed'),
    restored: (ids) => [viewedRestored(ids)],
    isPersisted: isGuest,
    // Nothing is ever taken out of this list but by its length.
    merge: (before, after, elsewhere) =>
      joinViewed(
        after.filter((id) => !before.includes(id)),
        elsewhere,
      ),
  }),
];

/** Slices that all windows of this browser share. The server never hears of allergens. */
const inLocalStorage = ({ area, now }: PersistenceDeps): readonly PersistedRow[] => [
  persisted({
    select: ({ avoidedAllergens }) => avoidedAllergens,
    stored: storedIn(area, 'avoidedAllergens', avoidedAllergensCodec),
    restored: (codes) => [avoidedAllergensRestored(codes)],
  }),
  persisted({
    select: ({ referral }) => referral,
    // The spelling is the contract's.
    stored: storedIn(area, 'reffererId', referralCodec),
    // Not one of over 30 days ago. Rules 12.3.
    restored: (referral) => [referralChanged(chooseReferral(referral, null, null, now()))],
  }),
];

/** Slices of this window's session. */
const inSessionStorage = ({ session, area }: PersistenceDeps): readonly PersistedRow[] => [
  persisted({
    select: ({ warning }) => warning,
    stored: storedIn(session, 'dismissedWarnings', dismissedWarningsCodec),
    restored: (dismissed) => [dismissedWarningsRestored(dismissed ?? [])],
  }),
  persisted({
    select: ({ seenNotices }) => seenNotices,
    stored: storedSeenNotices({ area, session }),
    restored: (seen) => [seenNoticesRestored(seen)],
  }),
  // A code that was tried is not tried once more. Rules 9.5.
  persisted({
    select: ({ linkedPromo }) => linkedPromo,
    stored: storedIn(session, 'linkedPromo', linkedPromoCodec),
    restored: (promo) => [linkedPromoChanged(promo)],
  }),
  // Rules 2.7.
  persisted({
    select: selectEmptiedLines,
    stored: storedIn(session, 'lostCart', emptiedCartCodec),
    restored: (lines) => (lines ? [lostLinesRestored({ kind: 'emptied', lines })] : []),
    // A cart that was refused while the page was made; one of an earlier page is added to it.
    isPageNewer: (_, lines) => lines === null,
    isRestoredOnce: true,
  }),
];

/** The checkout, of this window's session and of who ordered last. */
const ofCheckout = ({ session, area }: PersistenceDeps): readonly PersistedRow[] => [
  // After the order's other options, which come without a time.
  persisted({
    select: selectPersistedCheckout,
    stored: storedIn(session, 'checkout', checkoutCodec),
    restored: (stored) =>
      stored
        ? [
            checkoutRestored(stored.form),
            ...(stored.time.timeType === 'on_time' ? [timeChosen(stored.time)] : []),
          ]
        : [],
    // A form that the server was sent, and shows again, is newer than what was stored before it.
    isPageNewer: ({ checkout }) => !isBlank(checkout),
  }),
  // After the form of this session, which it completes. All windows share it.
  persisted({
    select: ({ lastContact }) => lastContact,
    stored: storedIn(area, 'contact', lastContactCodec),
    restored: (contact) => [contactRestored(contact)],
  }),
];

/** The table of what survives a reload. A row is all that a persisted slice needs. */
export const persistedSlices = (deps: PersistenceDeps): readonly PersistedRow[] => [
  ...inCookies(deps),
  ...inLocalStorage(deps),
  ...inSessionStorage(deps),
  ...ofCheckout(deps),
];
