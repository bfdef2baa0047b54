import { cartRestored } from '../../../src/application/cart/cart-slice';
import { selectionRestored } from '../../../src/application/delivery/delivery-slice';
import { lacksBlock } from '../../../src/application/pages/shown-with-page';
import type { PageState } from '../../../src/application/navigation/page-slice';
import type { Route } from '../../../src/application/navigation/route';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import type { DeliverySelection } from '../../../src/domain/delivery/delivery-selection';
import { ok } from '../../../src/domain/result/result';
import { flatAddress } from '../../support/addresses';
import { lineOf } from '../../support/carts';
import { pricedOrders } from '../../support/orders';
import { branchId, cityId } from '../../support/ids';
import { CATEGORIES, SETTINGS, cityOf, refusedWith } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { deliveryTo, pickupAt, undecided } from '../../support/selections';
import { failing, fakeBackend, runShop } from '../../support/running-shop';

const HOME: Route = { name: 'home' };
const PRODUCT: Route = { name: 'product', slug: 'margherita' };
const otherCity = deliveryTo(flatAddress({ cityId: cityId(2) }));
const UNREACHABLE: GatewayFailure = { kind: 'unreachable' };

const visit = async (
  route: Route,
  more: Partial<FakeBackend> = {},
  cart: readonly ReturnType<typeof lineOf>[] = [],
  host = 'varna.example',
) => {
  const backend = fakeBackend(more);
  const { store, visit: load } = runShop(backend);
  store.dispatch(cartRestored(cart));
  await load({ host, route });
  return { backend, state: store.getState() };
};

const pageOf = async (route: Route, more: Partial<FakeBackend> = {}): Promise<PageState> =>
  (await visit(route, more)).state.page;

describe('the city of a visit', () => {
  it('is that of the host, and its content is asked for', async () => {
    const { backend, state } = await visit(HOME, {}, [], 'VARNA.example:8080');
    expect(state.city.current?.id).toBe(2);
    expect(backend.mainScreen).toHaveBeenCalledWith(2);
    expect(backend.navigation).toHaveBeenCalledWith(2);
  });

  it('is the first one for a host that nobody knows', async () => {
    const { state } = await visit(HOME, {}, [], 'elsewhere.example');
    expect(state.city.current?.id).toBe(1);
  });

  it('keeps of the other cities only what the city menu shows', async () => {
    const { state } = await visit(HOME);
    expect(state.city.all).toEqual([
      { id: 1, name: 'sofia.example', baseUrl: 'https://sofia.example' },
      { id: 2, name: 'varna.example', baseUrl: 'https://varna.example' },
    ]);
  });

  it('is missing in a shop without any, which is not open yet', async () => {
    const none = { cities: jest.fn(() => Promise.resolve(ok([]))) };
    expect(await pageOf(HOME, none)).toMatchObject({ kind: 'failed', route: HOME, status: 503 });
  });

  it('fails the page when it cannot be had, and nothing else is asked', async () => {
    const { backend, state } = await visit(HOME, { cities: failing(refusedWith(500)) });
    expect(state.page).toMatchObject({ kind: 'failed', route: HOME, status: 500 });
    expect(backend.mainScreen).not.toHaveBeenCalled();
  });
});

describe('a block that cannot be had', () => {
  const FAILURES: readonly GatewayFailure[] = [UNREACHABLE, refusedWith(500)];

  it.each(FAILURES)('leaves the home page without it: %j', async (failure) => {
    const { state } = await visit(HOME, { mainScreen: failing(failure) });
    expect(state.page).toMatchObject({ kind: 'ready', route: HOME });
    expect(lacksBlock(state)).toBe(true);
    expect(lacksBlock((await visit(HOME)).state)).toBe(false);
  });

  it.each(['cart', 'checkout'] as const)('leaves %s with its lines', async (name) => {
    const lines = [lineOf(1)];
    const gone = { productsById: failing(UNREACHABLE) };
    const { state } = await visit({ name }, gone, lines);
    expect(state.page).toMatchObject({ kind: 'ready', route: { name } });
    expect(state.cart.lines).toEqual(lines);
  });
});

describe('frame and content', () => {
  it('are both there when the page is ready', async () => {
    const { state } = await visit(PRODUCT);
    expect(state.page).toMatchObject({ kind: 'ready', route: PRODUCT });
    expect(state.catalogue.categories).toEqual(CATEGORIES);
    expect(state.catalogue.product?.id).toBe(1);
  });

  it.each(['settings', 'navigation', 'categories'] as const)(
    'a frame without its %s beats whatever became of the content',
    async (part) => {
      const found = await pageOf(PRODUCT, { [part]: failing(UNREACHABLE) });
      const missing = await pageOf(PRODUCT, {
        [part]: failing(UNREACHABLE),
        product: failing(refusedWith(404)),
      });
      expect(found).toMatchObject({ kind: 'failed', route: PRODUCT, status: 503 });
      expect(missing).toMatchObject({ kind: 'failed', route: PRODUCT, status: 503 });
    },
  );

  it('a dish that the menu does not have is a 404 within the frame', async () => {
    const { state } = await visit(PRODUCT, { product: failing(refusedWith(404)) });
    expect(state.page).toMatchObject({ kind: 'failed', route: PRODUCT, status: 404 });
    expect(state.catalogue.categories).toEqual(CATEGORIES);
  });

  it.each(['about', 'promotions', 'delivery'] as const)(
    'a part of the shop that the restaurant has nothing for is a 404: %s',
    async (name) => {
      const gone = failing(refusedWith(404));
      const { state } = await visit({ name }, { page: gone, promotions: gone, info: gone });
      expect(state.page).toMatchObject({ kind: 'failed', status: 404 });
    },
  );

  it('an address that names no page is a 404 within the frame', async () => {
    const { state } = await visit({ name: 'notFound' });
    expect(state.page).toMatchObject({ kind: 'failed', status: 404 });
    expect(state.settings).not.toBeNull();
  });
});

describe('a visit to the cart', () => {
  const cart: Route = { name: 'cart' };

  it('has the price of the cart and the names of its dishes', async () => {
    const lines = [lineOf(1), lineOf(1, { choiceId: 3 }), lineOf(2)];
    const { backend, state } = await visit(cart, {}, lines);
    expect(backend.productsById).toHaveBeenCalledWith(2, [1, 2]);
    expect(state.cart).toMatchObject({ progress: 'settled', calculatedFor: lines });
    expect(state.cart.calculation?.total).toBe(1000);
    expect(state.cart.products).toHaveLength(1);
  });

  it('asks for neither when the cart is empty', async () => {
    const { backend, state } = await visit(cart);
    expect(backend.productsById).not.toHaveBeenCalled();
    expect(backend.calculate).not.toHaveBeenCalled();
    expect(state.page).toMatchObject({ kind: 'ready', route: cart });
  });

  it('is ready without a price when none can be had', async () => {
    const { state } = await visit(cart, { calculate: failing(UNREACHABLE) }, [lineOf(1)]);
    expect(state.page.kind).toBe('ready');
    expect(state.cart).toMatchObject({ lines: [lineOf(1)], progress: 'failed' });
  });

  it('is the only one that asks for a price', async () => {
    const { backend } = await visit(HOME, {}, [lineOf(1)]);
    expect(backend.calculate).not.toHaveBeenCalled();
  });
});

describe('where the order goes, kept from an earlier visit', () => {
  const branch = {
    id: branchId(1),
    street: 'Oborishte',
    house: '1',
    lat: 42.69,
    lng: 23.34,
    schedule: null,
  };
  const cities = [{ ...cityOf(1, 'sofia.example'), branches: [branch] }];

  const visitWith = async (selection: DeliverySelection, more: Partial<FakeBackend> = {}) => {
    const backend = fakeBackend({ cities: jest.fn(() => Promise.resolve(ok(cities))), ...more });
    const { store, visit: load } = runShop(backend);
    store.dispatch(cartRestored([lineOf(1)]));
    store.dispatch(selectionRestored(selection));
    await load({ host: 'sofia.example', route: { name: 'cart' } });
    const { delivery, page } = store.getState();
    return {
      selection: delivery.selection,
      page: page.kind,
      pricedFor: pricedOrders(backend.calculate.mock.calls).map(({ selection }) => selection),
      terms: backend.terms.mock.calls.length,
    };
  };

  const withoutChoice = {
    settings: jest.fn(() => Promise.resolve(ok({ ...SETTINGS, isDeliveryTypeChoiceOn: false }))),
  };

  it('is where the cart is priced for, and no page asks for its terms', async () => {
    const home = deliveryTo(flatAddress());
    expect(await visitWith(home)).toEqual({
      selection: home,
      page: 'ready',
      pricedFor: [home],
      terms: 0,
    });
    expect(await visitWith(pickupAt(1))).toMatchObject({ pricedFor: [pickupAt(1)] });
  });

  it.each<[string, DeliverySelection, Partial<FakeBackend>, DeliverySelection]>([
    ['an address of another city', otherCity, {}, undecided('delivery')],
    ['a branch that is gone', pickupAt(99), {}, undecided('pickup')],
    ['pickup that is off', pickupAt(1), withoutChoice, undecided('delivery')],
  ])('is forgotten, and not priced for: %s', async (_what, kept, more, left) => {
    expect(await visitWith(kept, more)).toMatchObject({
      selection: left,
      page: 'ready',
      pricedFor: [left],
    });
  });

  it('stays as it is on a page that could not be made', async () => {
    const { selection, page } = await visitWith(pickupAt(99), { cities: failing(UNREACHABLE) });
    expect({ selection, page }).toEqual({ selection: pickupAt(99), page: 'failed' });
  });
});
