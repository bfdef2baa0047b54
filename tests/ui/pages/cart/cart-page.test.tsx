import { act, screen, within } from '@testing-library/react';
import type { Action } from 'redux';
import {
  calculationFailed,
  calculationRateLimited,
  calculationRequested,
  calculationStarted,
  cartCalculated,
  cartEmptied,
  cartProductsLoaded,
  cartRestored,
} from '../../../../src/application/cart/cart-slice';
import { outageNoticed } from '../../../../src/application/outage/outage-slice';
import type { CartLine } from '../../../../src/domain/cart/cart-line';
import { money } from '../../../../src/domain/money/money';
import { instant } from '../../../../src/domain/time/instant';
import { Toasts } from '../../../../src/ui/layout/toasts';
import { CartPage } from '../../../../src/ui/pages/cart/cart-page';
import { changes, lineOf } from '../../../support/carts';
import { calculationOf, choiceOf, dishOf, ingredientOf } from '../../../support/dishes';
import { renderShop } from '../../../support/render-shop';
import { unavailableOf } from '../../../support/menus';

const MARGHERITA = dishOf({
  choice: choiceOf({
    name: 'Crust',
    required: false,
    options: [
      { id: 31, name: 'Thin crust', isDefault: true, isAvailable: true },
      { id: 32, name: 'Thick crust', isDefault: false, isAvailable: true },
    ],
  }),
  ingredients: [
    ingredientOf(),
    ingredientOf({ id: 13, name: 'Onion', defaultQuantity: 1, max: 1 }),
    ingredientOf({ id: 14, name: 'Garlic', defaultQuantity: 1, max: 2 }),
    ingredientOf({ id: 15, name: 'Basil' }),
  ],
});
const DIAVOLA = dishOf({ id: 6, slug: 'diavola', name: 'Diavola' });

const priced = (lines: readonly CartLine[]): Action =>
  cartCalculated({ lines, calculation: calculationOf(lines) });

const open = (lines: readonly CartLine[], ...actions: Action[]) =>
  renderShop(
    <>
      <CartPage />
      <Toasts />
    </>,
    {
      path: '/cart',
      actions: [
        cartRestored(lines),
        cartProductsLoaded([MARGHERITA, DIAVOLA]),
        ...(actions.length === 0 ? [priced(lines)] : actions),
      ],
    },
  );

const TWO = [lineOf(5, { quantity: 2 }), lineOf(6)];

const summary = (): HTMLElement => screen.getByRole('region', { name: 'Order summary' });
const total = (): string | undefined =>
  within(summary()).queryAllByRole('definition').at(-1)?.textContent;
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const names = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the lines of the cart', () => {
  it('say what, how many and how much', () => {
    open(TWO);
    expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeInTheDocument();
    expect(names()).toEqual(['Margherita', 'Diavola']);
    expect(screen.getByRole('link', { name: 'Margherita' })).toHaveAttribute(
      'href',
      '/product/margherita',
    );
    expect(screen.getByRole('group', { name: 'Margherita' })).toHaveTextContent('2');
    expect(screen.getByText('25.80 лв.')).toBeInTheDocument();
    expect(screen.getByText('12.90 лв.')).toBeInTheDocument();
    expect(total()).toBe('38.70\u00a0лв.');
    expect(summary()).toHaveTextContent('Deliveryadd your address');
    expect(summary()).toHaveAttribute('aria-busy', 'false');
    expect(summary()).toHaveTextContent('Prices are up to date.');
  });

  it('say in words what was changed about a dish', () => {
    open([
      lineOf(5, { choiceId: 32, ingredients: changes([11, 2], [13, 0], [14, 0], [15, 1]) }),
      lineOf(5),
    ]);
    const [changed, plain] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading'));
    expect(
      within(changed ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Thick crust', 'Without: Onion, Garlic', 'Extra: Olives × 2', 'Extra: Basil']);
    expect(within(plain ?? document.body).queryAllByRole('listitem')).toEqual([]);
  });

  it('are there, with their controls, even when the dish is not known', async () => {
    const { user, state } = open([lineOf(99)], priced([lineOf(99)]));
    expect(names()).toEqual(['Dish']);
    await user.click(button('Increase quantity: Dish'));
    expect(state().cart.lines).toEqual([lineOf(99, { quantity: 2 })]);
  });

  it('say which of them cannot be had, and why', () => {
    const calculation = calculationOf(TWO.slice(0, 1), money(1290), {
      unavailable: [unavailableOf(1, { name: 'Diavola', reason: 'Sold out today' })],
    });
    open(TWO, cartCalculated({ lines: TWO, calculation }));
    expect(screen.getByText('Sold out today')).toBeInTheDocument();
    expect(names()).toEqual(['Margherita', 'Diavola']);
  });

  it('name discounts with a minus', () => {
    const calculation = calculationOf(TWO, money(1290), {
      discounts: [{ type: 'promocode', name: 'SUMMER10', percent: 10, amount: money(387) }],
      total: money(3483),
    });
    open(TWO, cartCalculated({ lines: TWO, calculation }));
    expect(summary()).toHaveTextContent('SUMMER10-3.87 лв.');
    expect(total()).toBe('34.83\u00a0лв.');
  });
});

describe('a change in the cart', () => {
  it('keeps the last known total, says that it is one, and never shows one of its own', async () => {
    const { user, happen } = open(TWO);
    await user.click(button('Increase quantity: Margherita'));
    happen(calculationStarted(undefined));
    expect(screen.getByRole('group', { name: 'Margherita' })).toHaveTextContent('3');
    expect(total()).toBe('38.70\u00a0лв.');
    expect(summary()).toHaveAttribute('aria-busy', 'true');
    expect(within(summary()).getByRole('status')).toHaveTextContent('Updating the price…');
    const three = [lineOf(5, { quantity: 3 }), lineOf(6)];
    happen(priced(three));
    expect(total()).toBe('51.60\u00a0лв.');
    expect(summary()).toHaveAttribute('aria-busy', 'false');
  });

  it('is not up to date by an answer about an older cart', async () => {
    const { user, happen } = open(TWO);
    await user.click(button('Increase quantity: Margherita'));
    happen(priced(TWO));
    expect(summary()).toHaveAttribute('aria-busy', 'true');
    expect(summary()).not.toHaveTextContent('Prices are up to date.');
  });

  it('sets the quantity of the line instead of making another', async () => {
    const { user, state } = open([
      lineOf(5, { quantity: 3, ingredients: changes([11, 1], [13, 0]) }),
    ]);
    await user.click(button('Decrease quantity: Margherita'));
    expect(state().cart.lines).toEqual([
      lineOf(5, { quantity: 2, ingredients: changes([11, 1], [13, 0]) }),
    ]);
  });

  it('takes the last one away by the stepper, whose button says so', async () => {
    const { user, state } = open([lineOf(6, { quantity: 2 })]);
    await user.click(button('Decrease quantity: Diavola'));
    await user.click(button('Remove: Diavola'));
    expect(state().cart.lines).toEqual([]);
  });
});

describe('a removed line', () => {
  it('is offered back, and returns to its place', async () => {
    const { user, state } = open(TWO);
    await user.click(button('Remove: Margherita'));
    expect(names()).toEqual(['Diavola']);
    const notice = screen
      .getAllByRole('status')
      .find((status) => within(status).queryByText('Removed from the cart'));
    await user.click(within(notice ?? document.body).getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Margherita', 'Diavola']);
    expect(state().cart.lines).toEqual(TWO);
    expect(screen.queryByText('Removed from the cart')).toBeNull();
  });

  it('that was the last leaves the empty cart with the way to the menu, and can still come back', async () => {
    const { user } = open([lineOf(6)]);
    await user.click(button('Remove: Diavola'));
    expect(
      screen.getByRole('heading', { level: 1, name: 'The cart is empty' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the menu' })).toHaveAttribute('href', '/products');
    await user.click(button('Undo'));
    expect(names()).toEqual(['Diavola']);
  });
});

describe('a cart that the restaurant refused', () => {
  it('says that it was emptied and why, and brings it back', async () => {
    const { user, state, happen } = open(TWO);
    happen(cartEmptied(undefined));
    expect(screen.getByRole('heading', { level: 1, name: 'Cart emptied' })).toBeInTheDocument();
    expect(screen.getByText(/order could not be priced any more/i)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    await user.click(button('Undo'));
    expect(state().cart.lines).toEqual(TWO);
    expect(names()).toEqual(['Margherita', 'Diavola']);
  });
});

describe('a price that could not be had', () => {
  it('keeps the last known one, says so, and may be asked for again', async () => {
    const { user, intents, happen } = open(TWO);
    happen(calculationFailed(undefined));
    expect(total()).toBe('38.70\u00a0лв.');
    expect(within(summary()).getByRole('status')).toHaveTextContent(
      'The price could not be updated. This is the last known one; your dishes are kept.',
    );
    expect(summary()).not.toHaveTextContent('Prices are up to date.');
    await user.click(within(summary()).getByRole('button', { name: 'Try again' }));
    expect(intents).toContainEqual(calculationRequested(undefined));
  });

  it('says that too many were asked for, counts until the next, and reads that out once', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    const { happen } = open(TWO);
    happen(calculationRateLimited({ retryAt: instant(1_075_000), isPromoLimited: false }));
    const said = within(summary()).getByRole('status');
    expect(said).toHaveTextContent('Too many prices were asked for');
    const [shown, spoken] = said.querySelectorAll('span span');
    expect(shown).toHaveTextContent('The next one comes by itself in 1:15; your dishes are kept.');
    act(() => {
      jest.advanceTimersByTime(10_000);
    });
    expect(shown).toHaveTextContent('in 1:05');
    expect(spoken).toHaveTextContent('in 1:15');
    expect(total()).toBe('38.70\u00a0лв.');
    jest.useRealTimers();
  });

  it('says that too many promo codes were tried, and when the customer can go on', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    open(TWO).happen(calculationRateLimited({ retryAt: instant(1_540_000), isPromoLimited: true }));
    expect(within(summary()).getByRole('status').querySelector('span span')).toHaveTextContent(
      'Too many promo codes were tried. You can go on in 9:00, or at once without a code.',
    );
    jest.useRealTimers();
  });

  it('shows no number at all where none was ever known', () => {
    open(TWO, calculationFailed(undefined));
    expect(total()).toBeUndefined();
    expect(summary()).toHaveTextContent('The price could not be found out. Your dishes are kept.');
    expect(summary()).not.toHaveTextContent(/\d\.\d\d/);
    expect(names()).toEqual(['Margherita', 'Diavola']);
  });

  it('is not asked for by the customer while the kitchen is out of reach, which is said once', () => {
    const { happen } = open(TWO);
    happen(calculationFailed(undefined), outageNoticed(instant(1)));
    expect(summary()).toHaveTextContent('This is the last known one');
    expect(screen.getAllByText(/The kitchen cannot be reached right now\./)).toHaveLength(1);
    expect(within(summary()).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows no number before the first answer', () => {
    open(TWO, calculationStarted(undefined));
    expect(total()).toBeUndefined();
    expect(summary()).toHaveAttribute('aria-busy', 'true');
  });
});

it('the order can be read out by phone', () => {
  open(TWO);
  expect(screen.getByRole('link', { name: 'Order: +359 2 400 10 20' })).toHaveAttribute(
    'href',
    'tel:+35924001020',
  );
});

it('while the dishes are on their way there is a heading, and no empty cart', () => {
  renderShop(<CartPage />, { path: '/cart', isPageReady: false, actions: [cartRestored(TWO)] });
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeInTheDocument();
  expect(screen.queryByText('The cart is empty')).toBeNull();
});

describe('the keyboard, when a line is removed', () => {
  it('goes on at the line beside it', async () => {
    const { user } = open(TWO);
    await user.click(button('Remove: Margherita'));
    expect(button('Remove: Diavola')).toHaveFocus();
  });

  it('goes on at the line above when the last one went', async () => {
    const { user } = open(TWO);
    await user.click(button('Remove: Diavola'));
    expect(button('Decrease quantity: Margherita')).toHaveFocus();
  });
});
