import type { Address } from '../../domain/address/address';
import type { Seo } from '../../domain/catalogue/category';
import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import type { DeliveryState } from '../delivery/delivery-slice';
import type { RouteName } from '../navigation/route';
import type { ShopState } from './root-reducer';
import { rootReducer } from './root-reducer';

type SliceName = keyof ShopState;

/** The state in which nothing has happened: the server and the browser begin with the same. */
export const UNTOUCHED = rootReducer(undefined, { type: 'visit/untouched' });

/** Slices that every page shows or goes on with: its frame, and ids of the visitor's dishes. */
const EVERYWHERE: readonly SliceName[] = [
  'setup',
  'language',
  'account',
  'city',
  'outage',
  'settings',
  'navigation',
  'page',
  'catalogue',
  'favourites',
  'viewed',
  'delivery',
  'cart',
  'toast',
  'modal',
];

/** What decides the price of a cart, and the notifications about it. */
const OF_CART: readonly SliceName[] = [
  'orderOptions',
  'foundOptions',
  'seenNotices',
  'differences',
  'promoEntry',
  'bonusEntry',
  'isTimeLost',
];

/** Slices that the page of a route shows beside those of every page. A slice that is not named stays on the server. */
const SHOWN_ON: Readonly<Record<RouteName, readonly SliceName[]>> = {
  home: [],
  products: ['menuSections'],
  category: [],
  subcategory: [],
  product: [],
  favourites: [],
  contacts: [],
  notFound: [],
  about: ['content'],
  modulePage: ['content'],
  news: ['content'],
  newsItem: ['content'],
  page: ['content'],
  promotion: ['content'],
  promotions: ['content'],
  delivery: ['deliveryInfo'],
  search: ['search'],
  cart: OF_CART,
  // An order takes the courier's comment from the list of addresses.
  checkout: [...OF_CART, 'profile', 'addressBook', 'slots', 'checkout', 'placing'],
  accepted: ['tracking'],
  account: ['profile', 'bonuses', 'liveOrder'],
  accountAddress: ['addressBook'],
  accountBonuses: ['bonuses'],
  accountOrder: ['tracking'],
  accountOrders: ['orderList'],
  accountProfile: ['profile', 'sessions'],
  accountReferral: ['invitation'],
};

/** Street and house, which the header shows. The rest of the address is in the visitor's cookie. */
const withoutDoor = ({ cityId, street, house, place }: Address): Address => ({
  type: 'house',
  cityId,
  street,
  house,
  comment: '',
  place,
});

const shortSelection = (selection: DeliverySelection): DeliverySelection =>
  selection.type === 'delivery'
    ? { type: 'delivery', address: withoutDoor(selection.address) }
    : selection;

const shortDelivery = (delivery: DeliveryState): DeliveryState => {
  const selection = shortSelection(delivery.selection);
  return selection === delivery.selection ? delivery : { ...delivery, selection };
};

/**
 * The part of a state that its page shows; all else is as in an untouched state. A page that
 * failed shows its frame alone.
 */
export const pageState = (state: ShopState): ShopState => {
  const { kind, route } = state.page;
  const shown = kind === 'ready' && route ? SHOWN_ON[route.name] : [];
  const sent = Object.fromEntries([...EVERYWHERE, ...shown].map((name) => [name, state[name]]));
  const page: ShopState = { ...UNTOUCHED, ...sent };
  return shown.includes('addressBook') ? page : { ...page, delivery: shortDelivery(page.delivery) };
};

/** What a page that may be opened next is called; the rest is for search engines, which the server tells. */
const titled = <T extends { readonly seo: Seo }>(page: T): T => ({
  ...page,
  seo: { title: page.seo.title, heading: page.seo.heading },
});

const withTitlesOnly = (state: ShopState): ShopState => ({
  ...state,
  catalogue: { ...state.catalogue, categories: state.catalogue.categories.map(titled) },
  navigation: state.navigation.map(titled),
});

/** Returns what the browser cannot know by itself: the slices that something has happened to. */
export const changedSlices = (state: ShopState): Partial<ShopState> =>
  Object.fromEntries(
    Object.entries(withTitlesOnly(state)).filter(([key]) => {
      // The keys are those of the state; `entries` of an interface knows only that they are words.
      const name = key as keyof ShopState;
      return state[name] !== UNTOUCHED[name];
    }),
  );

/** A whole state again. */
export const withUntouched = (changed: Partial<ShopState>): ShopState => ({
  ...UNTOUCHED,
  ...changed,
});
