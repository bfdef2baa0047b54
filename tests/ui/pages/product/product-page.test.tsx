import { screen, within } from '@testing-library/react';
import { cartRestored } from '../../../../src/application/cart/cart-slice';
import { productLoaded } from '../../../../src/application/catalogue/catalogue-slice';
import { pageReady } from '../../../../src/application/navigation/page-slice';
import type { Product, ProductChoice } from '../../../../src/domain/catalogue/product';
import { money } from '../../../../src/domain/money/money';
import { ShopLink } from '../../../../src/ui/navigation/shop-link';
import { ProductPage } from '../../../../src/ui/pages/product/product-page';
import { changes, lineOf } from '../../../support/carts';
import { choiceOf, dishOf, ingredientOf } from '../../../support/dishes';
import { productId } from '../../../support/ids';
import { NO_SEO } from '../../../support/menus';
import { renderShop } from '../../../support/render-shop';

const open = (product: Product, more: Parameters<typeof renderShop>[1] = {}) =>
  renderShop(<ProductPage />, {
    path: `/product/${product.slug}`,
    ...more,
    actions: [productLoaded(product), ...(more.actions ?? [])],
  });

/** The button that puts the dish into the cart; its name holds the price as it is set now. */
const buy = (): HTMLElement => screen.getByRole('button', { name: /^(Add to cart|First)/ });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

const crust = (more: Partial<ProductChoice> = {}): ProductChoice => ({
  ...choiceOf({
    name: 'Crust',
    required: false,
    options: [
      { id: 31, name: 'Thin', isDefault: true, isAvailable: true },
      { id: 32, name: 'Thick', isDefault: false, isAvailable: true },
      { id: 33, name: 'Rye', isDefault: false, isAvailable: false },
    ],
  }),
  ...more,
});

const cheese = ingredientOf({
  id: 12,
  name: 'Cheese',
  defaultQuantity: 1,
  max: 2,
  extraPrice: money(200),
});
const onion = ingredientOf({ id: 13, name: 'Onion', defaultQuantity: 1, max: 1, extraPrice: null });
const dough = ingredientOf({
  id: 14,
  name: 'Dough',
  defaultQuantity: 1,
  min: 1,
  max: 1,
  extraPrice: null,
});
const basil = ingredientOf({ id: 15, name: 'Basil', max: 1, extraPrice: money(50) });

describe('the page of a dish', () => {
  it('says what it is, how much of it there is and what it costs', () => {
    open(dishOf());
    expect(screen.getByRole('heading', { level: 1, name: 'Margherita' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Margherita, as it is served' })).toBeInTheDocument();
    expect(screen.getByText('420 g')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pizza' })).toHaveAttribute('href', '/products/pizza');
    expect(buy()).toHaveAccessibleName(/^Add to cart: Margherita, 12\.90\sлв\.$/);
  });

  it('is headed as the restaurant says', () => {
    open(dishOf({ seo: { ...NO_SEO, heading: 'Pizza Margherita' } }));
    expect(screen.getByRole('heading', { level: 1, name: 'Pizza Margherita' })).toBeInTheDocument();
  });

  it('shows neither an older dish nor a price while the dish is on its way', () => {
    open(dishOf(), { path: '/product/another', isPageReady: false });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says why the dish is not to be had, instead of a button', () => {
    open(dishOf({ unavailableReason: 'Back at 17:00' }));
    expect(screen.getByText('Back at 17:00')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /cart/ })).toBeNull();
  });

  it('opens allergens and nutrition, with decimals as the language writes them', () => {
    const nutrition = { kcal: 231.5, protein: 9, fat: 8.4, carbohydrates: 30, kcalPortion: 972 };
    open(dishOf({ allergens: ['gluten', 'milk', 'kiwi'], nutrition }), {
      path: '/ru/product/margherita',
    });
    expect(screen.getByText('Содержит: глютен, молоко, kiwi.')).toBeInTheDocument();
    expect(screen.getByText('231,5 ккал')).toBeInTheDocument();
    expect(screen.getByText('8,4 г')).toBeInTheDocument();
  });
});

describe('what may be changed about a dish', () => {
  const pizza = dishOf({ ingredients: [cheese, onion, dough, ingredientOf(), basil] });

  it('stands in two groups: what is in it, and what may be added', () => {
    open(pizza);
    const own = screen.getByRole('region', { name: 'Ingredients' });
    const extras = screen.getByRole('region', { name: 'Extras' });
    expect(within(own).getByText('Comes with: Dough')).toBeInTheDocument();
    expect(within(own).getByRole('group', { name: 'Cheese' })).toHaveTextContent('1');
    expect(within(own).getByRole('switch', { name: 'Onion' })).toBeChecked();
    expect(within(extras).getByRole('group', { name: 'Olives' })).toHaveTextContent('0');
    expect(within(extras).getByRole('switch', { name: 'Basil' })).not.toBeChecked();
    expect(within(extras).getByText('+1.20 лв.')).toBeInTheDocument();
  });

  it('changes the price at once: extra portions cost, taking away gives nothing back', async () => {
    const { user } = open(pizza);
    const prices: (string | undefined)[] = [];
    const press = async (control: HTMLElement): Promise<void> => {
      await user.click(control);
      prices.push(/[\d.]+(?=\sлв)/.exec(buy().textContent)?.[0]);
    };
    await press(button('Increase quantity: Olives'));
    await press(button('Increase quantity: Olives'));
    await press(button('Increase quantity: Cheese'));
    await press(screen.getByRole('switch', { name: 'Basil' }));
    await press(screen.getByRole('switch', { name: 'Onion' }));
    await press(button('Decrease quantity: Cheese'));
    await press(button('Decrease quantity: Cheese'));
    expect(prices).toEqual(['14.10', '15.30', '17.30', '17.80', '17.80', '15.80', '15.80']);
  });

  it('goes no further than the dish allows', async () => {
    const { user } = open(pizza);
    await user.click(button('Increase quantity: Cheese'));
    expect(button('Remove: Cheese')).toBeInTheDocument();
    for (let portions = 0; portions < 3; portions += 1) {
      await user.click(button('Increase quantity: Olives'));
    }
    expect(screen.queryByRole('button', { name: 'Increase quantity: Olives' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Olives' })).toHaveTextContent('3');
    await user.click(button('Remove: Olives'));
    expect(screen.getByRole('group', { name: 'Olives' })).toHaveTextContent('0');
    expect(button('Increase quantity: Olives')).toHaveFocus();
  });

  it('takes nothing off that the dish is never without', async () => {
    const { user } = open(dishOf({ ingredients: [{ ...cheese, min: 1 }] }));
    await user.click(button('Increase quantity: Cheese'));
    expect(button('Increase quantity: Cheese')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Increase quantity: Cheese'));
    expect(screen.getByRole('group', { name: 'Cheese' })).toHaveTextContent('2');
  });

  it('keeps the focus on an extra when its last portion is taken away', async () => {
    const { user } = open(pizza);
    await user.click(button('Increase quantity: Olives'));
    await user.click(button('Decrease quantity: Olives'));
    expect(button('Increase quantity: Olives')).toHaveFocus();
  });

  it('goes into the cart as the difference from the menu, and nothing else', async () => {
    const { user, state } = open(pizza);
    await user.click(button('Increase quantity: Olives'));
    await user.click(screen.getByRole('switch', { name: 'Onion' }));
    await user.click(button('Increase quantity: Cheese'));
    await user.click(button('Decrease quantity: Cheese'));
    await user.click(buy());
    expect(state().cart.lines).toEqual([lineOf(5, { ingredients: changes([13, 0], [11, 1]) })]);
  });

  it('begins anew with another dish', async () => {
    const { user, happen } = renderShop(
      <>
        <ShopLink to="/product/diavola">the next one</ShopLink>
        <ProductPage />
      </>,
      { path: '/product/margherita', actions: [productLoaded(pizza)] },
    );
    await user.click(button('Increase quantity: Olives'));
    await user.click(screen.getByRole('link', { name: 'the next one' }));
    happen(
      productLoaded({ ...pizza, id: productId(6), slug: 'diavola', name: 'Diavola' }),
      pageReady({ name: 'product', slug: 'diavola' }),
    );
    expect(screen.getByRole('group', { name: 'Olives' })).toHaveTextContent('0');
    expect(buy()).toHaveAccessibleName(/^Add to cart: Diavola, 12\.90/);
  });
});

describe('a free choice', () => {
  it('begins with the default, and never offers what is out', async () => {
    const { user, state } = open(dishOf({ choice: crust() }));
    const group = screen.getByRole('group', { name: 'Crust' });
    expect(within(group).getByRole('radio', { name: 'Thin' })).toBeChecked();
    expect(within(group).getByRole('radio', { name: 'Rye' })).toBeDisabled();
    expect(group).toHaveTextContent('Included in the price');
    await user.click(within(group).getByRole('radio', { name: 'Thick' }));
    await user.click(buy());
    await user.click(within(group).getByRole('radio', { name: 'Thin' }));
    await user.click(buy());
    expect(state().cart.lines).toEqual([lineOf(5, { choiceId: 32 }), lineOf(5)]);
  });

  it('that is required says what is missing until it is made', async () => {
    const options = crust().options.map((option) => ({ ...option, isDefault: false }));
    const { user, state } = open(dishOf({ choice: crust({ required: true, options }) }));
    expect(buy()).toHaveAttribute('aria-disabled', 'true');
    expect(buy()).toHaveAccessibleName(/^First: Crust/);
    expect(screen.getByText('Choose one, included in the price')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Thin' }));
    expect(buy()).not.toHaveAttribute('aria-disabled');
    await user.click(buy());
    expect(state().cart.lines).toEqual([lineOf(5, { choiceId: 31 })]);
  });
});

describe('the button of a dish’s page', () => {
  it('adds one more with each press to a line that is already there', async () => {
    const { user, state } = open(dishOf(), {
      actions: [cartRestored([lineOf(5, { quantity: 3 })])],
    });
    expect(screen.getByRole('link', { name: 'In cart · 3' })).toHaveAttribute('href', '/cart');
    await user.click(buy());
    expect(state().cart.lines).toEqual([lineOf(5, { quantity: 4 })]);
    expect(screen.getByRole('link', { name: 'In cart · 4' })).toBeInTheDocument();
  });

  it('adds as many as are counted beside it, and says what they cost', async () => {
    const { user, state } = open(dishOf());
    await user.click(button('Increase quantity: Margherita'));
    expect(buy()).toHaveAccessibleName(/25\.80\sлв\.$/);
    await user.click(buy());
    expect(state().cart.lines).toEqual([lineOf(5, { quantity: 2 })]);
    expect(screen.getByRole('link', { name: 'In cart · 2' })).toBeInTheDocument();
    expect(buy()).toHaveAccessibleName(/12\.90\sлв\.$/);
  });

  it('says that it has added, takes no second click for another meanwhile, and then offers one', async () => {
    const { user, state } = open(dishOf());
    await user.dblClick(buy());
    expect(state().cart.lines).toEqual([lineOf(5)]);
    expect(buy()).toHaveTextContent('Added');
    expect(buy()).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: /Add another/ }));
    expect(state().cart.lines).toEqual([lineOf(5, { quantity: 2 })]);
  });

  it('meets the same dish in the cart in whatever order its ingredients were changed', async () => {
    const inCart = lineOf(5, { quantity: 3, ingredients: changes([13, 0], [11, 2]) });
    const { user, state } = open(dishOf({ ingredients: [ingredientOf(), onion] }), {
      actions: [cartRestored([inCart])],
    });
    await user.click(button('Increase quantity: Olives'));
    await user.click(button('Increase quantity: Olives'));
    await user.click(screen.getByRole('switch', { name: 'Onion' }));
    await user.click(buy());
    expect(state().cart.lines).toHaveLength(1);
    expect(state().cart.lines[0]?.quantity).toBe(4);
  });

  it('makes a second line of the dish as it is set otherwise', async () => {
    const { user, state } = open(dishOf({ ingredients: [ingredientOf()] }));
    await user.click(buy());
    await user.click(button('Increase quantity: Olives'));
    expect(screen.getByRole('link', { name: 'In cart · 1' })).toBeInTheDocument();
    await user.click(buy());
    expect(state().cart.lines).toEqual([lineOf(5), lineOf(5, { ingredients: changes([11, 1]) })]);
  });
});
