import { screen, within } from '@testing-library/react';
import { categoriesLoaded } from '../../../src/application/catalogue/catalogue-slice';
import { sectionViewed } from '../../../src/application/catalogue/menu-sections-slice';
import { MenuSections } from '../../../src/ui/components/menu-sections';
import { CategoriesBar } from '../../../src/ui/layout/categories-bar';
import { categoryOf } from '../../support/dishes';
import { renderShop } from '../../support/render-shop';

const MENU = [categoryOf(), categoryOf({ id: 2, slug: 'soups', name: 'Soups' })];

const arrive = jest.fn();
beforeEach(() => {
  arrive.mockClear();
  // The imitation of a browser has no layout to scroll in.
  Element.prototype.scrollIntoView = arrive;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList,
    );
});
afterEach(() => jest.restoreAllMocks());

const open = (path: string, isWithMenu: boolean) =>
  renderShop(
    <>
      <CategoriesBar />
      {isWithMenu && <MenuSections />}
    </>,
    { path, actions: [categoriesLoaded(MENU)] },
  );

const PIZZA = 'Pizza';
const SOUPS = 'Soups';
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', { name });

it('marks the section that is looked at, on the pages that have sections', () => {
  const { happen } = open('/products', true);
  expect(link(SOUPS)).not.toHaveAttribute('aria-current');
  happen(sectionViewed('soups'));
  expect(link(SOUPS)).toHaveAttribute('aria-current', 'true');
  expect(link(PIZZA)).not.toHaveAttribute('aria-current');
});

it('scrolls to the section on a page that has it, names it in the address and moves the focus there', async () => {
  const { user, address } = open('/products?filter=', true);
  await user.click(link(SOUPS));
  expect(arrive).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/products?filter=#soups');
  expect(screen.getAllByRole('link', { name: SOUPS })[1]).toHaveFocus();
});

it('leads to the page of the category from everywhere else', async () => {
  const { user, address } = open('/cart', false);
  await user.click(link(SOUPS));
  expect(address()).toBe('/products/soups');
  expect(arrive).not.toHaveBeenCalled();
});
