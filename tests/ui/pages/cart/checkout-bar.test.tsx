import { screen } from '@testing-library/react';
import type { Action } from 'redux';
import {
  calculationFailed,
  calculationRequested,
  calculationStarted,
  cartCalculated,
  cartRestored,
  lineRemoved,
  placeRefused,
} from '../../../../src/application/cart/cart-slice';
import { deliveryPriceSeen } from '../../../../src/application/cart/seen-notices-slice';
import { cityChosen } from '../../../../src/application/city/city-slice';
import { selectionRestored } from '../../../../src/application/delivery/delivery-slice';
import { modalClosed, modalOpened } from '../../../../src/application/modals/modal-slice';
import { outageNoticed, outageOver } from '../../../../src/application/outage/outage-slice';
import type { CartCalculation } from '../../../../src/domain/pricing/cart-calculation';
import { lineKey } from '../../../../src/domain/cart/cart-line';
import { ZERO, money } from '../../../../src/domain/money/money';
import { instant } from '../../../../src/domain/time/instant';
import { CheckoutBar } from '../../../../src/ui/pages/cart/checkout-bar';
import { flatAddress } from '../../../support/addresses';
import { lineOf } from '../../../support/carts';
import { calculationOf } from '../../../support/dishes';
import { SOFIA, renderShop } from '../../../support/render-shop';
import { deliveryTo } from '../../../support/selections';
import { unavailableOf } from '../../../support/menus';

const LINES = [lineOf(5), lineOf(6)];
/** Two pieces at 12.90. */
const priced = (more: Partial<CartCalculation> = {}) =>
  cartCalculated({ lines: LINES, calculation: calculationOf(LINES, money(1290), more) });
const HOME = selectionRestored(deliveryTo(flatAddress()));
const zoneOf = (minOrder: number, freeFrom: number | null) => ({
  deliveryPrice: money(400),
  zone: {
    name: 'A',
    minOrder: money(minOrder),
    freeDeliveryFrom: freeFrom === null ? null : money(freeFrom),
  },
});

const open = (...actions: Action[]) =>
  renderShop(<CheckoutBar />, { path: '/ru/cart', actions: [cartRestored(LINES), ...actions] });
const button = () => screen.getByRole('button', { name: 'К оформлению' });

it('leads to checkout, guests too, in the language of the page', async () => {
  const { user, address, state } = open(HOME, priced(zoneOf(0, null)));
  await user.click(button());
  expect(address()).toBe('/ru/checkout');
  expect(state().modal).toBeNull();
});

it('asks where to first', async () => {
  const { user, address, state } = open(priced());
  await user.click(button());
  expect(state().modal).toBe('delivery');
  expect(address()).toBe('/ru/cart');
});

it('goes on by itself once it is told where to', async () => {
  const { user, address, state, happen } = open(priced());
  await user.click(button());
  happen(modalOpened('location'), HOME, priced(zoneOf(0, null)));
  expect(address()).toBe('/ru/cart');
  happen(modalClosed('location'));
  expect(address()).toBe('/ru/checkout');
  expect(state().modal).toBeNull();
});

it('stays in the cart where the question is closed, also when it is told later', async () => {
  const { user, address, happen } = open(priced());
  await user.click(button());
  happen(modalClosed('delivery'));
  happen(HOME, priced(zoneOf(0, null)));
  happen(modalOpened('search'), modalClosed('search'));
  expect(address()).toBe('/ru/cart');
});

it('says what is missing to the minimum before anything else, by a hair too', async () => {
  const { user, address, state } = open(HOME, priced(zoneOf(2581, 5000)));
  await user.click(button());
  expect(state().modal).toBe('minSum');
  expect(state().seenNotices.deliveryPrices).toEqual([]);
  expect(address()).toBe('/ru/cart');
});

it('at the minimum says once for each price that delivery would be free with more', async () => {
  const { user, address, state, happen } = open(HOME, priced(zoneOf(2580, 2581)));
  await user.click(button());
  expect(state().modal).toBe('deliveryPrice');
  expect(address()).toBe('/ru/cart');
  await user.click(button());
  expect(address()).toBe('/ru/checkout');
  // Another price is news.
  happen(priced({ ...zoneOf(0, 5000), deliveryPrice: money(600) }));
  await user.click(button());
  expect(state().seenNotices.deliveryPrices).toEqual([money(400), money(600)]);
});

it.each([
  ['free already', { ...zoneOf(0, 5000), deliveryPrice: ZERO }],
  ['never free', zoneOf(0, null)],
  ['free from what is there', zoneOf(0, 2580)],
])('says nothing of a delivery that is %s', async (_what, more) => {
  const { user, address } = open(HOME, priced(more));
  await user.click(button());
  expect(address()).toBe('/ru/checkout');
});

it('says nothing of a price that was told earlier in the session', async () => {
  const { user, address } = open(HOME, priced(zoneOf(0, 5000)), deliveryPriceSeen(money(400)));
  await user.click(button());
  expect(address()).toBe('/ru/checkout');
});

it('waits for the price of the cart as it is, which decides where it leads', async () => {
  const { user, address, state, happen } = open(HOME, priced(), calculationStarted(undefined));
  await user.click(button());
  expect(address()).toBe('/ru/cart');
  expect(screen.getByRole('status')).toHaveTextContent('Секунду, цена обновляется…');
  happen(priced(zoneOf(3000, null)));
  expect(state().modal).toBe('minSum');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('asks for a price that could not be had once more, and leads nowhere without it', async () => {
  const { user, address, intents, happen } = open(HOME, priced(), calculationFailed(undefined));
  await user.click(button());
  expect(intents).toContainEqual(calculationRequested(undefined));
  happen(calculationStarted(undefined), calculationFailed(undefined));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(address()).toBe('/ru/cart');
});

describe('rests and says why', () => {
  const unavailable = [unavailableOf(1)];

  it('while something cannot be had, until it is taken out', async () => {
    const { user, address, state, happen } = open(HOME, priced({ unavailable }));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleDescription(
      'Некоторых блюд сейчас нет. Уберите их, чтобы продолжить.',
    );
    await user.click(button());
    expect(address()).toBe('/ru/cart');
    await user.click(screen.getByRole('button', { name: 'Показать, какие' }));
    expect(state().modal).toBe('unavailable');
    happen(lineRemoved({ key: lineKey(lineOf(6)) }));
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['outside', 'Выберите другой адрес, чтобы продолжить.'],
    ['notOffered', 'Выберите доставку или самовывоз заново.'],
  ] as const)('where the order cannot go: %s', (problem, shownText) => {
    open(HOME, priced(), placeRefused(problem));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleDescription(shownText);
  });

  it('while nobody knows when orders are taken again', async () => {
    const ordering = { ...SOFIA.ordering, delivery: false, pickup: false };
    open(HOME, priced(), cityChosen({ current: { ...SOFIA, ordering }, all: [] }));
    expect(await screen.findByText('Ресторан пока не принимает заказы.')).toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });
});

it('leads nowhere while the kitchen is out of reach, and says what to do instead', async () => {
  const { user, address, happen } = open(HOME, priced(zoneOf(0, null)), outageNoticed(instant(1)));
  await user.click(button());
  expect(address()).toBe('/ru/cart');
  expect(button()).toHaveAccessibleDescription(/заказать можно по телефону/);
  happen(outageOver(undefined));
  await user.click(button());
  expect(address()).toBe('/ru/checkout');
});
