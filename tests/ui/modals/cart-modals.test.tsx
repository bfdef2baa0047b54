import { screen, within } from '@testing-library/react';
import type { Action } from 'redux';
import {
  cartCalculated,
  cartProductsLoaded,
  cartRestored,
  cartUndone,
} from '../../../src/application/cart/cart-slice';
import {
  additionalsRequested,
  additionalsLoaded,
} from '../../../src/application/catalogue/catalogue-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { selectionRestored } from '../../../src/application/delivery/delivery-slice';
import { modalClosed, modalOpened } from '../../../src/application/modals/modal-slice';
import type {
  CartCalculation,
  UnavailableLine,
} from '../../../src/domain/pricing/cart-calculation';
import type { CartLine } from '../../../src/domain/cart/cart-line';
import { ZERO, money } from '../../../src/domain/money/money';
import { MODAL_MODULES } from '../../../src/ui/modals/modal-modules';
import { ModalOutlet } from '../../../src/ui/modals/modal-outlet';
import { CartPage } from '../../../src/ui/pages/cart/cart-page';
import { flatAddress } from '../../support/addresses';
import { lineOf } from '../../support/carts';
import { calculationOf, cardOf, dishOf } from '../../support/dishes';
import { branchId } from '../../support/ids';
import { SOFIA, renderShop } from '../../support/render-shop';
import { deliveryTo } from '../../support/selections';
import { unavailableOf } from '../../support/menus';

beforeAll(() => Promise.all(Object.values(MODAL_MODULES).map(({ preload }) => preload())));

const SOUP = lineOf(6);
const PIZZA = lineOf(5);
const DISHES = cartProductsLoaded([dishOf(), dishOf({ id: 6, slug: 'soup', name: 'Soup' })]);

const gone = (lineIndex: number, code = 'sold_out'): UnavailableLine =>
  unavailableOf(lineIndex, {
    code,
    reason: code === 'sold_out' ? 'Sold out today' : 'Not at this hour',
  });
const priced = (lines: readonly CartLine[], more: Partial<CartCalculation>) =>
  cartCalculated({ lines, calculation: calculationOf(lines, money(1290), more) });

const open = (...actions: Action[]) =>
  renderShop(
    <>
      <CartPage />
      <ModalOutlet />
    </>,
    { path: '/cart', actions: [cartRestored([PIZZA, SOUP]), DISHES, ...actions] },
  );
const dialog = () => screen.getByRole('dialog');

describe('what cannot be had', () => {
  it('is told by itself with its reason, and goes on the customer’s word, to come back one by one', async () => {
    const { user, state, happen } = open(priced([PIZZA, SOUP], { unavailable: [gone(1)] }));
    expect(dialog()).toHaveAccessibleName('Not available now');
    const [row] = within(dialog()).getAllByRole('listitem');
    expect(row).toHaveTextContent('Soup420');
    expect(row).toHaveTextContent('Sold out today');
    const confirm = within(dialog()).getByRole('button', { name: 'Remove from cart' });
    expect(confirm).toHaveFocus();
    await user.click(confirm);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(state().cart.lines).toEqual([PIZZA]);
    happen(cartUndone(undefined));
    expect(state().cart.lines).toEqual([PIZZA, SOUP]);
  });

  it('is told once, wherever its line stands, and again for another reason', () => {
    const { state, happen } = open(priced([PIZZA, SOUP], { unavailable: [gone(1)] }));
    happen(modalClosed('unavailable'));
    // Closed, it stays marked, and checkout rests.
    expect(screen.getByText('Sold out today')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Checkout' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    happen(cartRestored([SOUP]), priced([SOUP], { unavailable: [gone(0)] }));
    expect(state().modal).toBeNull();
    happen(priced([SOUP], { unavailable: [gone(0, 'not_now')] }));
    expect(state().modal).toBe('unavailable');
  });

  it('waits for what is open, and tells nothing where all can be had', () => {
    const { state, happen } = open(priced([PIZZA, SOUP], {}));
    expect(state().modal).toBeNull();
    happen(modalOpened('promocode'), priced([PIZZA, SOUP], { unavailable: [gone(1)] }));
    expect(state().modal).toBe('promocode');
    happen(modalClosed('promocode'));
    expect(state().modal).toBe('unavailable');
    // It is to be had again.
    happen(priced([PIZZA, SOUP], {}));
    expect(state().modal).toBeNull();
  });
});

const HOME = selectionRestored(deliveryTo(flatAddress()));
const ZONE = { name: 'A', minOrder: money(3000), freeDeliveryFrom: money(4000) };
const BELOW = priced([PIZZA, SOUP], { zone: ZONE, deliveryPrice: money(400) });

describe('below the minimum', () => {
  const branch = {
    id: branchId(1),
    street: 'Oborishte',
    house: '24',
    lat: 42.69,
    lng: 23.34,
    schedule: null,
  };

  it('it is said what is missing, with dishes to add', () => {
    open(HOME, BELOW, additionalsLoaded([cardOf({ id: 9, name: 'Cola' })]), modalOpened('minSum'));
    expect(dialog()).toHaveAccessibleName('To place an order, you need to order more goods');
    expect(dialog()).toHaveTextContent('4.20 лв. more to go');
    expect(dialog()).toHaveTextContent('30.00 лв.');
    expect(within(dialog()).getByRole('button', { name: 'Add to cart: Cola' })).toBeEnabled();
    // Nothing is picked up where there is no branch.
    expect(
      within(dialog()).queryByRole('button', { name: 'Pickup instead' }),
    ).not.toBeInTheDocument();
  });

  it('the order may be picked up where there is a branch', async () => {
    const { user, state } = open(
      cityChosen({ current: { ...SOFIA, branches: [branch] }, all: [] }),
      HOME,
      BELOW,
      modalOpened('minSum'),
    );
    await user.click(within(dialog()).getByRole('button', { name: 'Pickup instead' }));
    expect(state().modal).toBe('location');
    expect(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked();
  });

  it('is said to be over once it is, and leads on to the checkout', async () => {
    const { happen, user, address, state } = open(HOME, BELOW, modalOpened('minSum'));
    happen(priced([PIZZA, SOUP], { zone: { ...ZONE, minOrder: money(2580) } }));
    expect(dialog()).toHaveAccessibleName('The minimum order is reached.');
    await user.click(within(dialog()).getByRole('link', { name: 'Checkout' }));
    expect(address()).toBe('/checkout');
    expect(state().modal).toBeNull();
  });
});

it('what delivery costs is told with what is missing, and leads on or back to the menu', async () => {
  const { user, address, state } = open(HOME, BELOW, modalOpened('deliveryPrice'));
  expect(dialog()).toHaveTextContent(
    'Oh, no! The order amount is not enough for free delivery to your address.',
  );
  expect(dialog()).toHaveTextContent('14.20 лв. more and delivery is free');
  const add = within(dialog()).getByRole('link', { name: 'Add dishes' });
  expect(add).toHaveAttribute('href', '/products');
  await user.click(within(dialog()).getByRole('link', { name: 'Checkout' }));
  expect(address()).toBe('/checkout');
  expect(state().modal).toBeNull();
});

it('dishes that make the delivery free are at hand, the one that is enough in front, until it is', () => {
  const { happen, intents } = open(HOME, BELOW, modalOpened('deliveryPrice'));
  expect(intents).toContainEqual(additionalsRequested(undefined));
  happen(
    additionalsLoaded([
      cardOf({ id: 91, slug: 'soy', name: 'Soy sauce', price: money(90) }),
      cardOf({ id: 92, slug: 'cake', name: 'Cake', price: money(1500) }),
    ]),
  );
  const names = within(dialog())
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
  expect(names).toEqual(['Cake', 'Soy sauce']);
  happen(priced([PIZZA, SOUP], { zone: ZONE, deliveryPrice: ZERO }));
  expect(dialog()).toHaveAccessibleName('Delivery is free');
  expect(within(dialog()).getByRole('link', { name: 'Checkout' })).toBeInTheDocument();
});

it('gifts stand below the dishes with their reason and nothing to change', () => {
  open(
    priced([PIZZA, SOUP], {
      gifts: [{ id: 90, name: 'Ginger', quantity: 2, reason: 'With every set' }],
    }),
  );
  const gifts = screen.getByRole('list', { name: 'Gifts' });
  expect(gifts).toHaveTextContent('Ginger × 2With every set');
  expect(within(gifts).queryByRole('button')).not.toBeInTheDocument();
});
