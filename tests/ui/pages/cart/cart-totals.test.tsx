import { screen, within } from '@testing-library/react';
import type { Action } from 'redux';
import { addressesRestored } from '../../../../src/application/addresses/address-book-slice';
import {
  cartCalculated,
  cartRestored,
  placeRefused,
} from '../../../../src/application/cart/cart-slice';
import { cityChosen } from '../../../../src/application/city/city-slice';
import {
  selectionChanged,
  selectionRestored,
  termsLoaded,
} from '../../../../src/application/delivery/delivery-slice';
import type { CartCalculation } from '../../../../src/domain/pricing/cart-calculation';
import { ZERO, money } from '../../../../src/domain/money/money';
import { CartTotals } from '../../../../src/ui/pages/cart/cart-totals';
import { flatAddress } from '../../../support/addresses';
import { lineOf } from '../../../support/carts';
import { calculationOf } from '../../../support/dishes';
import { branchId } from '../../../support/ids';
import { SOFIA, renderShop } from '../../../support/render-shop';
import { deliveryTo, pickupAt, undecided } from '../../../support/selections';
import { termsOf } from '../../../support/zones';

const TWO = [lineOf(5, { quantity: 2 }), lineOf(6)];

const priced = (lines: typeof TWO): Action =>
  cartCalculated({ lines, calculation: calculationOf(lines) });

const open = (lines: typeof TWO, ...actions: Action[]) =>
  renderShop(<CartTotals />, {
    path: '/cart',
    actions: [cartRestored(lines), ...(actions.length === 0 ? [priced(lines)] : actions)],
  });

const summary = (): HTMLElement => screen.getByRole('region', { name: 'Order summary' });

describe('where the order goes', () => {
  const HOME = deliveryTo(flatAddress());
  const branch = {
    id: branchId(1),
    street: 'Oborishte',
    house: '24',
    lat: 42.69,
    lng: 23.34,
    schedule: null,
  };
  const withBranch = cityChosen({ current: { ...SOFIA, branches: [branch] }, all: [] });
  const zone = { name: 'A', minOrder: money(5000), freeDeliveryFrom: money(6000) };
  /** Three pieces at 12.90. */
  const pricedAs = (more: Partial<CartCalculation>) =>
    cartCalculated({ lines: TWO, calculation: calculationOf(TWO, money(1290), more) });
  const where = (): HTMLElement =>
    within(summary()).getByRole('button', { name: /^(Delivery|Pickup|Deliver to|Pick up at)/ });

  it('is asked for while it is not known: a new guest gets the form of an address', async () => {
    const { user, state } = open(TWO);
    expect(where()).toHaveAccessibleName('Delivery: add your address');
    await user.click(where());
    expect(state().modal).toBe('delivery');
    expect(summary()).not.toHaveTextContent('Minimum order');
  });

  it('is asked of who has addresses by their list', async () => {
    const { user, state } = open(
      TWO,
      priced(TWO),
      addressesRestored({ kind: 'guest', addresses: [flatAddress()] }),
    );
    await user.click(where());
    expect(state().modal).toBe('location');
  });

  it('tells its price, its minimum, and what is missing to it and to free delivery', () => {
    open(TWO, selectionRestored(HOME), pricedAs({ deliveryPrice: money(400), zone }));
    expect(summary()).toHaveTextContent('Delivery4.00 лв.Vitosha Blvd 40');
    expect(summary()).toHaveTextContent(/Minimum order.*50\.00.лв\./);
    expect(summary()).toHaveTextContent('11.30 лв. more to reach the minimum order');
    expect(summary()).toHaveTextContent('21.30 лв. more and delivery is free');
  });

  it('says about how long it takes, as soon as somebody knows, and nothing of it for pickup', () => {
    const { happen } = open(TWO, withBranch, selectionRestored(HOME), pricedAs({ zone }));
    expect(summary()).not.toHaveTextContent('about');
    happen(termsLoaded(termsOf(1)));
    expect(within(summary()).getByText('about 45 min')).toBeInTheDocument();
    happen(selectionChanged(pickupAt(1)));
    expect(summary()).not.toHaveTextContent('about');
  });

  it('lacks nothing at the limits themselves', () => {
    const reached = { ...zone, minOrder: money(3870) };
    open(TWO, selectionRestored(HOME), pricedAs({ deliveryPrice: money(400), zone: reached }));
    expect(summary()).not.toHaveTextContent(/minimum order/i);
    expect(summary()).toHaveTextContent('21.30 лв. more and delivery is free');
  });

  it('costs nothing where delivery is free, and nothing is said to be missing', () => {
    const free = { deliveryPrice: ZERO, zone: { ...zone, minOrder: ZERO } };
    open(TWO, selectionRestored(HOME), pricedAs(free));
    expect(summary()).toHaveTextContent('Deliveryfree');
    expect(summary()).not.toHaveTextContent(/0\.00|Minimum order|delivery is free/);
  });

  it('is never free in a zone without a limit', () => {
    const never = { ...zone, freeDeliveryFrom: null };
    open(TWO, selectionRestored(HOME), pricedAs({ deliveryPrice: money(400), zone: never }));
    expect(summary()).not.toHaveTextContent('delivery is free');
  });

  it('is a branch for pickup, which has no delivery and no minimum', () => {
    const pickup = { deliveryPrice: ZERO, zone: null };
    open(TWO, withBranch, selectionRestored(pickupAt(1)), pricedAs(pickup));
    expect(summary()).toHaveTextContent('PickupOborishte 24');
    expect(where()).toHaveAccessibleName('Pick up at: Oborishte 24');
    expect(summary()).not.toHaveTextContent(/Delivery|free|0\.00|Minimum order/);
  });

  it('is asked for where pickup has no branch yet, by the list', async () => {
    const { user, state } = open(
      TWO,
      withBranch,
      selectionRestored(undecided('pickup')),
      priced(TWO),
    );
    expect(where()).toHaveAccessibleName('Pickup: choose a restaurant');
    await user.click(where());
    expect(state().modal).toBe('location');
  });

  it('shows no minimum of an address of before as one of pickup', () => {
    open(
      TWO,
      withBranch,
      pricedAs({ deliveryPrice: money(400), zone }),
      selectionRestored(pickupAt(1)),
    );
    expect(summary()).not.toHaveTextContent(/Minimum order|4\.00/);
  });

  it.each([
    ['outside', 'This address is not in the delivery area.', 'Change address'],
    ['notOffered', 'The order cannot be picked up there any more.', 'Choose again'],
  ] as const)('is said to be wrong, and can be put right: %s', async (problem, shownText, name) => {
    const { user, state, happen } = open(TWO, withBranch, selectionRestored(HOME), priced(TWO));
    happen(placeRefused(problem));
    const status = within(summary()).getByRole('status');
    expect(status).toHaveTextContent(shownText);
    expect(status).toHaveTextContent('Your dishes are kept.');
    expect(summary()).toHaveAttribute('aria-busy', 'false');
    expect(state().cart.lines).toEqual(TWO);
    await user.click(within(status).getByRole('button', { name }));
    expect(state().modal).toBe('location');
  });

  it('keeps the focus where it was asked for when it has been said', async () => {
    const { user, happen } = open(TWO);
    await user.click(where());
    where().focus();
    happen(selectionChanged(HOME), pricedAs({ deliveryPrice: money(400), zone }));
    expect(where()).toHaveAccessibleName('Deliver to: Vitosha Blvd 40');
    expect(where()).toHaveFocus();
  });
});
