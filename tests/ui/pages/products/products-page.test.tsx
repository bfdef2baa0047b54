import { screen, within } from '@testing-library/react';
import { categoriesLoaded } from '../../../../src/application/catalogue/catalogue-slice';
import { ProductsPage } from '../../../../src/ui/pages/products/products-page';
import { categoryOf } from '../../../support/dishes';
import { renderShop } from '../../../support/render-shop';

const filters = [{ id: 2, name: 'Spicy' }];
const MENU = [
  categoryOf({ filters }),
  categoryOf({ id: 2, slug: 'soups', name: 'Soups', filters }),
];

it('leads to every category', () => {
  renderShop(<ProductsPage />, { path: '/ru/products', actions: [categoriesLoaded(MENU)] });
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Pizza', 'Soups']);
  expect(screen.getByRole('link', { name: 'Soups' })).toHaveAttribute('href', '/ru/products/soups');
});

it('offers each filter once for the whole menu, and takes a chosen one off again', () => {
  renderShop(<ProductsPage />, {
    path: '/products?filter=2,99',
    actions: [categoriesLoaded(MENU)],
  });
  const all = within(screen.getByRole('navigation', { name: 'Filters' })).getAllByRole('link');
  expect(all).toHaveLength(1);
  expect(all[0]).toHaveAccessibleName('Spicy (on)');
  expect(all[0]).toHaveAttribute('href', '/products');
});
