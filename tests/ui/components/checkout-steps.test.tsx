import { screen, within } from '@testing-library/react';
import type { CheckoutStep } from '../../../src/ui/components/checkout-steps';
import { CheckoutSteps } from '../../../src/ui/components/checkout-steps';
import { renderShop } from '../../support/render-shop';

const steps = (current: CheckoutStep, path = '/cart') => {
  renderShop(<CheckoutSteps current={current} />, { path });
  return screen.getAllByRole('listitem');
};

const presentOf = (items: readonly HTMLElement[]) =>
  items
    .filter((item) => item.getAttribute('aria-current') === 'step')
    .map((item) => item.textContent);

describe('the steps to an order', () => {
  it('are three, of which one is the present one', () => {
    const items = steps('cart');
    expect(items.map((item) => item.textContent)).toEqual(['Cart', 'Checkout', 'Order accepted']);
    expect(presentOf(items)).toEqual(['Cart']);
  });

  it('lead back to the cart from checkout, in the language of the page', () => {
    const items = steps('checkout', '/ru/checkout');
    expect(presentOf(items)).toEqual(['Оформление']);
    expect(screen.getByRole('link', { name: 'Корзина' })).toHaveAttribute('href', '/ru/cart');
  });

  it('lead nowhere once the order is accepted', () => {
    const items = steps('accepted');
    expect(presentOf(items)).toEqual(['Order accepted']);
    const nav = screen.getByRole('navigation', { name: 'Steps to your order' });
    expect(within(nav).queryByRole('link')).not.toBeInTheDocument();
  });
});
