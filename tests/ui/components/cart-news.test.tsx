import { screen } from '@testing-library/react';
import {
  calculationFailed,
  cartCalculated,
  cartRestored,
  lineAdded,
  lineQuantityChanged,
} from '../../../src/application/cart/cart-slice';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { CartNews } from '../../../src/ui/components/cart-news';
import { ProductCard } from '../../../src/ui/components/product-card';
import { lineOf } from '../../support/carts';
import { calculationOf, cardOf } from '../../support/dishes';
import { renderShop } from '../../support/render-shop';

const priced = (quantity: number) => {
  const lines = [lineOf(5, { quantity })];
  return cartCalculated({ lines, calculation: calculationOf(lines) });
};

const open = (...actions: Parameters<typeof cartRestored>[0]) => {
  const shop = renderShop(
    <>
      <ProductCard dish={cardOf()} />
      <CartNews />
    </>,
    { actions: [cartRestored(actions)] },
  );
  // It stands last.
  const said = () => shop.container.lastElementChild?.textContent.replaceAll('\u00a0', ' ');
  return { ...shop, said };
};

it('says once what was added and what the cart comes to, when that is known', async () => {
  const { user, happen, said } = open();
  await user.click(screen.getByRole('button', { name: 'Add to cart: Margherita' }));
  expect(said()).toBe('');
  happen(priced(1));
  expect(said()).toBe('Margherita added, cart 12.90 лв.');
  happen(lineQuantityChanged({ key: lineKey(lineOf(5)), quantity: 2 }), priced(2));
  expect(said()).toBe('Margherita added, cart 12.90 лв.');
});

it('says what was added alone where the price cannot be had', async () => {
  const { user, happen, said } = open();
  await user.click(screen.getByRole('button', { name: 'Add to cart: Margherita' }));
  happen(calculationFailed(undefined));
  expect(said()).toBe('Margherita added');
});

it('says the same words anew, by another element', async () => {
  const { user, happen, container } = open();
  const add = () => user.click(screen.getByRole('button', { name: 'Add to cart: Margherita' }));
  await add();
  happen(priced(1));
  const before = container.lastElementChild?.firstElementChild;
  await user.click(screen.getByRole('button', { name: 'Decrease quantity: Margherita' }));
  await add();
  happen(priced(1));
  expect(before?.isConnected).toBe(false);
});

it('says nothing of a cart that came with the page or from another tab', () => {
  const { happen, said } = open(lineOf(5));
  happen(priced(1));
  happen(lineAdded({ line: lineOf(6), mode: 'increase' }), priced(1));
  expect(said()).toBe('');
});
