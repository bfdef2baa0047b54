import { screen, within } from '@testing-library/react';
import { categoriesLoaded } from '../../../../src/application/catalogue/catalogue-slice';
import { ProductsPage } from '../../../../src/ui/pages/products/products-page';
import { categoryOf } from '../../../support/dishes';
import { renderShop } from '../../../support/render-shop';

it('leads to every category and to each of its kinds', () => {
  const pizza = categoryOf({ subcategories: [{ id: 11, slug: 'hot', name: 'Hot' }] });
  const soups = categoryOf({ id: 2, slug: 'soups', name: 'Soups' });
  renderShop(<ProductsPage />, {
    path: '/ru/products',
    actions: [categoriesLoaded([pizza, soups])],
  });
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Pizza', 'Soups']);
  expect(screen.getByRole('link', { name: 'Soups' })).toHaveAttribute('href', '/ru/products/soups');
  const kinds = screen.getByRole('list', { name: 'Pizza' });
  expect(within(kinds).getByRole('link', { name: 'Hot' })).toHaveAttribute(
    'href',
    '/ru/products/pizza/hot',
  );
});
