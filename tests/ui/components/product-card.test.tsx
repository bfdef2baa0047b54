import { screen, within } from '@testing-library/react';
import { avoidedAllergensRestored } from '../../../src/application/allergen/avoided-allergens-slice';
import { cartRestored, lineAdded } from '../../../src/application/cart/cart-slice';
import { money } from '../../../src/domain/money/money';
import { ProductCard } from '../../../src/ui/components/product-card';
import { changes, lineOf } from '../../support/carts';
import { cardOf } from '../../support/dishes';
import { renderShop } from '../../support/render-shop';

const button = (name: string) => screen.getByRole('button', { name });

describe('a dish in a list', () => {
  it('is an article with the dish’s name, which leads to its page', () => {
    renderShop(<ProductCard dish={cardOf()} />);
    const card = screen.getByRole('article', { name: 'Margherita' });
    const heading = within(card).getByRole('heading', { name: 'Margherita' });
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/product/margherita');
    expect(card).toHaveTextContent('Tomato, mozzarella, basil');
    expect(card).toHaveTextContent('420 g');
    expect(card).toHaveTextContent('12.90 лв.');
  });

  it('keeps the language of the page in its links', () => {
    renderShop(<ProductCard dish={cardOf()} />, { path: '/ru' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ru/product/margherita');
    expect(screen.getByRole('article')).toHaveTextContent('12,90 лв.');
  });

  it('says the earlier price in words, too, when the dish is reduced', () => {
    renderShop(<ProductCard dish={cardOf({ oldPrice: money(1590) })} />);
    expect(screen.getByRole('article')).toHaveTextContent('12.90 лв.Earlier price: 15.90 лв.');
  });

  it.each([1290, 1000])('has no earlier price of %i: that is no reduction', (oldPrice) => {
    renderShop(<ProductCard dish={cardOf({ oldPrice: money(oldPrice) })} />);
    expect(screen.getByRole('article')).not.toHaveTextContent('Earlier price');
  });

  it('shows one label on the picture and the others beside the weight', () => {
    const labels = ['new', 'hot', 'vegan'].map((code) => ({ code, name: code }));
    renderShop(<ProductCard dish={cardOf({ labels })} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['new']);
    expect(screen.getByRole('article')).toHaveTextContent(/g · hot · vegan/);
  });
});

describe('the button of a card', () => {
  it('puts the dish into the cart and turns into a stepper, which takes the focus', async () => {
    const { user, state } = renderShop(<ProductCard dish={cardOf()} />);
    await user.click(button('Add to cart: Margherita'));
    expect(state().cart.lines).toEqual([lineOf(5)]);
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
    expect(screen.getByRole('group', { name: 'Margherita' })).toHaveTextContent('1');
    expect(button('Increase quantity: Margherita')).toHaveFocus();
  });

  it('comes back with the focus when the last piece is taken away, which can be undone', async () => {
    const { user, state } = renderShop(<ProductCard dish={cardOf()} />);
    await user.click(button('Add to cart: Margherita'));
    await user.click(button('Decrease quantity: Margherita'));
    expect(state().cart.lines).toEqual([]);
    expect(state().cart.lost).toMatchObject({ kind: 'removed', line: lineOf(5) });
    expect(button('Add to cart: Margherita')).toHaveFocus();
  });

  it('works by keyboard alone', async () => {
    const { user, state } = renderShop(<ProductCard dish={cardOf()} />);
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(state().cart.lines).toEqual([lineOf(5, { quantity: 3 })]);
    await user.tab({ shift: true });
    await user.keyboard('   ');
    expect(state().cart.lines).toEqual([]);
    expect(button('Add to cart: Margherita')).toHaveFocus();
  });

  it('does not take the focus from elsewhere when another tab fills the cart', () => {
    const { happen } = renderShop(<ProductCard dish={cardOf()} />);
    happen(cartRestored([lineOf(5, { quantity: 4 })]));
    expect(screen.getByRole('group', { name: 'Margherita' })).toHaveTextContent('4');
    expect(document.body).toHaveFocus();
  });

  it('shows by a bin that the next minus takes the dish out', async () => {
    const { user } = renderShop(<ProductCard dish={cardOf()} />, {
      actions: [cartRestored([lineOf(5, { quantity: 2 })])],
    });
    const minus = button('Decrease quantity: Margherita');
    const drawn = minus.innerHTML;
    await user.click(minus);
    expect(minus.innerHTML).not.toBe(drawn);
  });

  it('counts only the dish as the menu has it, not one that was changed', () => {
    const changed = lineOf(5, { quantity: 7, ingredients: changes([11, 2]) });
    renderShop(<ProductCard dish={cardOf()} />, { actions: [cartRestored([changed])] });
    expect(button('Add to cart: Margherita')).toBeInTheDocument();
  });

  it('goes no further than 99 pieces', async () => {
    const { user, state } = renderShop(<ProductCard dish={cardOf()} />, {
      actions: [cartRestored([lineOf(5, { quantity: 98 })])],
    });
    await user.click(button('Increase quantity: Margherita'));
    expect(button('Increase quantity: Margherita')).toHaveAttribute('aria-disabled', 'true');
    expect(state().cart.lines).toEqual([lineOf(5, { quantity: 99 })]);
  });

  it('asks for what it does: one intent for one press', async () => {
    const { user, intents } = renderShop(<ProductCard dish={cardOf()} />);
    await user.click(button('Add to cart: Margherita'));
    expect(intents).toEqual([lineAdded({ line: lineOf(5), mode: 'set', name: 'Margherita' })]);
  });
});

describe('a dish that cannot be added at once', () => {
  it('leads to its page when something has to be chosen first', async () => {
    const { user, state, address } = renderShop(
      <ProductCard dish={cardOf({ needsChoice: true })} />,
    );
    expect(screen.queryByRole('button', { name: /cart/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: /^Choose/ }));
    expect(address()).toBe('/product/margherita');
    expect(state().cart.lines).toEqual([]);
  });

  it('says why it is not to be had', () => {
    renderShop(<ProductCard dish={cardOf({ unavailableReason: 'Back at 17:00' })} />);
    const card = screen.getByRole('article', { name: 'Margherita' });
    expect(card).toHaveTextContent('Back at 17:00');
    expect(card).not.toHaveTextContent('12.90');
    expect(within(card).queryByRole('button', { name: /cart/ })).toBeNull();
  });

  it('says so in the shop’s own words when the restaurant gives no reason', () => {
    renderShop(<ProductCard dish={cardOf({ unavailableReason: '' })} />);
    expect(screen.getByRole('article')).toHaveTextContent('Not available now');
  });
});

describe('the allergens that a customer marked', () => {
  const DISH = cardOf({ offeredAllergens: ['gluten', 'milk', 'kiwi'] });
  const marked = (...codes: readonly string[]) =>
    renderShop(<ProductCard dish={DISH} />, { actions: [avoidedAllergensRestored(codes)] });

  it('are named on the picture of a dish that has them', () => {
    marked('milk', 'nuts', 'kiwi');
    expect(screen.getByRole('article')).toHaveTextContent('Contains what you marked: milk, kiwi');
  });

  it('are nowhere when it has none of them: nothing is promised', () => {
    const { container } = marked('nuts');
    const { container: unmarked } = renderShop(<ProductCard dish={cardOf()} />);
    expect(container.textContent).toBe(unmarked.textContent);
  });
});
