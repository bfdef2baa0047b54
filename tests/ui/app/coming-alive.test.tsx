import { act, screen } from '@testing-library/react';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Action } from 'redux';
import {
  cartCalculated,
  cartProductsLoaded,
  cartRestored,
} from '../../../src/application/cart/cart-slice';
import { seenNoticesRestored } from '../../../src/application/cart/seen-notices-slice';
import {
  listingLoaded,
  mainScreenLoaded,
  productLoaded,
} from '../../../src/application/catalogue/catalogue-slice';
import { checkoutRestored } from '../../../src/application/checkout/checkout-slice';
import { selectionRestored } from '../../../src/application/delivery/delivery-slice';
import { favouritesRestored } from '../../../src/application/favourites/favourites-slice';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import {
  orderOptionsRestored,
  timeChosen,
} from '../../../src/application/order-options/order-options-slice';
import { pageReady } from '../../../src/application/navigation/page-slice';
import { slotsLoaded, slotsRequested } from '../../../src/application/schedule/slots-slice';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import type { ShopState } from '../../../src/application/store/root-reducer';
import { money } from '../../../src/domain/money/money';
import { NO_OPTIONS } from '../../../src/domain/order/order-options';
import { App } from '../../../src/ui/app/app';
import { PAGE_MODULES } from '../../../src/ui/app/page-modules';
import { locateRoute } from '../../../src/ui/navigation/route-table';
import { ShopProviders } from '../../../src/ui/app/shop-providers';
import { MODAL_MODULES } from '../../../src/ui/modals/modal-modules';
import { flatAddress } from '../../support/addresses';
import { lineOf } from '../../support/carts';
import { OPEN_SLOTS, SETTINGS, closedSlots, filledForm } from '../../support/checkouts';
import { calculationOf, cardOf, dishOf } from '../../support/dishes';
import { productId } from '../../support/ids';
import { EMPTY_SCREEN, unavailableOf } from '../../support/menus';
import { LOCALES, shopStore, i18nOf } from '../../support/render-shop';
import { deliveryTo } from '../../support/selections';

const PIZZA = lineOf(5);
const SOUP = lineOf(6);
const LINES = [PIZZA, SOUP];
const SOLD_OUT = unavailableOf(1, { reason: 'Sold out today' });

/** What the server knows. */
const WRITTEN: readonly Action[] = [
  settingsLoaded(SETTINGS),
  cartRestored(LINES),
  cartProductsLoaded([dishOf(), dishOf({ id: 6, slug: 'soup', name: 'Soup' })]),
  cartCalculated({
    lines: LINES,
    calculation: calculationOf(LINES, money(1290), { unavailable: [SOLD_OUT] }),
  }),
  mainScreenLoaded({ ...EMPTY_SCREEN, hits: [cardOf()] }),
  listingLoaded({
    products: [cardOf()],
    promos: [],
    meta: { currentPage: 1, lastPage: 1, perPage: 60, total: 1 },
  }),
  productLoaded(dishOf()),
];

const TOLD = { availability: { lines: LINES, unavailable: [SOLD_OUT] }, deliveryPrices: [] };

/** What this browser has kept, of which the server knew nothing. */
const KEPT: readonly Action[] = [
  selectionRestored(deliveryTo(flatAddress())),
  orderOptionsRestored({ ...NO_OPTIONS, persons: 3, bonuses: money(300) }),
  seenNoticesRestored(TOLD),
  checkoutRestored(filledForm({ firstName: 'Maria' })),
  favouritesRestored([productId(5)]),
];

let alive: Root | null = null;

const leave = (): void => {
  act(() => alive?.unmount());
  alive = null;
};

afterEach(leave);

/** The page that the server wrote comes alive in small steps, in a browser that knows `kept`. */
const comeAlive = async (path: string, written: readonly Action[], kept: readonly Action[]) => {
  leave();
  const { route } = locateRoute(new URL(path, 'http://sofia.example'), LOCALES);
  const { store, intents } = shopStore('en', [...written, pageReady(route)]);
  const hydrated = store.getState();
  const tree = (
    <ShopProviders store={store} hydrated={hydrated} translations={{ get: i18nOf }}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </ShopProviders>
  );
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(tree);
  kept.forEach((action) => store.dispatch(action));
  intents.length = 0;
  const before = store.getState();
  const faults: unknown[] = [];
  await act(async () => {
    startTransition(() => {
      alive = hydrateRoot(root, tree, { onRecoverableError: (fault) => faults.push(fault) });
    });
    await Promise.resolve();
  });
  expect(faults).toEqual([]);
  return { before, after: store.getState(), intents };
};

/** What the customer has chosen, typed and seen. */
const ownOf = ({
  cart,
  orderOptions,
  seenNotices,
  checkout,
  favourites,
  delivery,
  modal,
}: ShopState) => ({
  lines: cart.lines,
  orderOptions,
  seenPrices: seenNotices.deliveryPrices,
  checkout,
  favourites: favourites.ids,
  selection: delivery.selection,
  modal,
});

beforeAll(() =>
  Promise.all(
    [...Object.values(PAGE_MODULES), ...Object.values(MODAL_MODULES)].map(({ preload }) =>
      preload(),
    ),
  ),
);

describe.each(['/', '/products/pizza', '/product/margherita', '/cart', '/checkout', '/favorite'])(
  '%s comes alive in small steps',
  (path) => {
    it('and loses nothing that the browser had kept', async () => {
      const { before, after, intents } = await comeAlive(path, WRITTEN, KEPT);
      expect(ownOf(after)).toEqual(ownOf(before));
      // The times are asked for anew where the order goes elsewhere than the server knew.
      const asked = intents.map(({ type }) => type).filter((type) => type !== slotsRequested.type);
      expect(new Set(asked).size).toBe(asked.length);
    });

    it('and leaves open what was opened meanwhile', async () => {
      const { after, intents } = await comeAlive(path, WRITTEN, [modalOpened('search')]);
      expect(after.modal).toBe('search');
      expect(intents.map(({ type }) => type)).not.toContain(modalOpened.type);
    });
  },
);

it('what of a cart cannot be had is told while its page comes alive, unless it was told before', async () => {
  expect((await comeAlive('/cart', WRITTEN, [])).after.modal).toBe('unavailable');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect((await comeAlive('/cart', WRITTEN, [seenNoticesRestored(TOLD)])).after.modal).toBeNull();
  // A newer answer has come meanwhile: all of it can be had again.
  const all = cartCalculated({ lines: LINES, calculation: calculationOf(LINES, money(1290)) });
  expect((await comeAlive('/cart', WRITTEN, [all])).after.modal).toBeNull();
});

it('a time that was chosen before is not given up for the first one that can be had', async () => {
  const [day] = OPEN_SLOTS.days;
  const chosen = timeChosen({ timeType: 'on_time', at: day?.slots.at(-1)?.at ?? OPEN_SLOTS.now });
  const closed = slotsLoaded(closedSlots());
  const home = selectionRestored(deliveryTo(flatAddress()));
  const { before, after } = await comeAlive('/checkout', [...WRITTEN, home, closed], [chosen]);
  expect(after.orderOptions.time).toEqual(before.orderOptions.time);
});
