import { screen, within } from '@testing-library/react';
import { reorderTakenBack, reordered } from '../../../src/application/cart/cart-slice';
import {
  reorderNoteClosed,
  reorderRestored,
} from '../../../src/application/tracking/reorder-slice';
import type { Reordered } from '../../../src/application/ports/reordered';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { money } from '../../../src/domain/money/money';
import { ReorderNote } from '../../../src/ui/order/reorder-note';
import { lineOf } from '../../support/carts';
import { SETTINGS } from '../../support/checkouts';
import { renderShop } from '../../support/render-shop';

const ADDED: Reordered = {
  lines: [lineOf(1)],
  before: [],
  after: [lineOf(1)],
  note: {
    number: '100482',
    changed: [{ name: 'Soup', before: money(750), after: money(800) }],
    lessened: [{ name: 'Pizza', parts: ['Thick crust', 'Olives'] }],
    missing: [
      { name: 'Maki', why: 'dish.gone', parts: [] },
      { name: 'Wok', why: 'option.gone', parts: ['Teriyaki'] },
      { name: 'Calzone', why: 'ingredient.back', parts: ['Cheese'] },
    ],
  },
};

const fromMap = (added = ADDED) =>
  renderShop(<ReorderNote />, {
    path: '/cart',
    actions: [settingsLoaded(SETTINGS), reordered(added)],
  });

it('what is gone, what comes without something and what costs differently is named', () => {
  fromMap();
  const note = within(
    screen.getByRole('region', { name: 'The dishes of order 100482 are in the cart' }),
  );
  expect(note.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Maki is no longer available',
    'Wok is no longer available with “Teriyaki”',
    'Calzone is left out: it can no longer be made without Cheese, or with as little of it',
    'Pizza comes without Thick crust, Olives or with less of it',
    expect.stringMatching(/^Soup: 8\.00.*instead of 7\.50/),
  ]);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('is there after a reload of the page without taking the focus to itself', () => {
  renderShop(<ReorderNote />, {
    path: '/cart',
    actions: [settingsLoaded(SETTINGS), reorderRestored(ADDED)],
  });
  expect(screen.getByRole('heading')).not.toHaveFocus();
  expect(screen.getByRole('button', { name: /^Undo/ })).toBeInTheDocument();
});

it('stays until it is closed, or until the cart is as it was before', async () => {
  const { user, intents } = fromMap();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(intents).toContainEqual(reorderNoteClosed(undefined));
  expect(screen.queryByRole('region')).toBeNull();
});

it('gives the former cart back with one press', async () => {
  const { user, intents } = fromMap();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(intents).toContainEqual(reorderTakenBack(ADDED));
  expect(screen.queryByRole('region')).toBeNull();
});

it('says only that the dishes are there where nothing has changed', () => {
  fromMap({ ...ADDED, note: { number: '100482', changed: [], lessened: [], missing: [] } });
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('button', { name: /^Undo/ })).toBeInTheDocument();
});
