import { screen, within } from '@testing-library/react';
import { categoriesLoaded } from '../../../src/application/catalogue/catalogue-slice';
import {
  sectionFailed,
  sectionRequested,
  sectionsLoaded,
  selectSectionInView,
} from '../../../src/application/catalogue/menu-sections-slice';
import { MenuSections } from '../../../src/ui/components/menu-sections';
import { categoryOf } from '../../support/dishes';
import { scrollTo } from '../../support/intersections';
import { filterId } from '../../support/ids';
import { listingOf, productOf } from '../../support/menus';
import { renderShop } from '../../support/render-shop';

const PIZZA = categoryOf({ dishCount: 1 });
const SOUPS = categoryOf({ id: 2, slug: 'soups', name: 'Soups', dishCount: 3 });
const EMPTY = categoryOf({ id: 3, slug: 'sets', name: 'Sets', dishCount: 0 });
const PIZZAS = { slug: 'pizza', listing: listingOf(productOf(1, { name: 'Margherita' })) };

const section = (name: string) => screen.getByRole('region', { name });

const open = (isPageReady = true) =>
  renderShop(<MenuSections />, {
    path: '/products',
    actions: [
      categoriesLoaded([PIZZA, SOUPS, EMPTY]),
      sectionsLoaded({ filter: [], listings: [PIZZAS] }),
    ],
    isPageReady,
  });

it('shows each section that has dishes, with the dishes that are there and the place of the others', () => {
  open();
  expect(screen.getAllByRole('region')).toHaveLength(2);
  expect(within(section('Pizza')).getByRole('article', { name: 'Margherita' })).toBeInTheDocument();
  expect(within(section('Soups')).getByText('3 items')).toBeInTheDocument();
  expect(section('Soups').querySelectorAll('li')).toHaveLength(3);
  expect(within(section('Soups')).getByRole('link', { name: 'Soups' })).toHaveAttribute(
    'href',
    '/products/soups',
  );
});

it('asks for a section once, when it comes near', () => {
  const { intents } = open();
  const asked = () => intents.filter(({ type }) => type === sectionRequested.type);
  expect(asked()).toEqual([]);
  scrollTo(section('Soups'));
  scrollTo(section('Soups'));
  expect(asked()).toEqual([sectionRequested('soups')]);
});

it('asks for nothing while the page itself is on its way', () => {
  const { intents } = open(false);
  scrollTo(section('Soups'));
  expect(intents.filter(({ type }) => type === sectionRequested.type)).toEqual([]);
});

it('tells which section is looked at', () => {
  const { state } = open();
  scrollTo(section('Soups'));
  expect(selectSectionInView(state())).toBe('soups');
});

it('offers to try again where a section could not be loaded', async () => {
  const { user, intents, happen } = open();
  happen(sectionFailed('soups'));
  await user.click(within(section('Soups')).getByRole('button', { name: 'Try again' }));
  expect(intents).toContainEqual(sectionRequested('soups'));
});

it('leads to the rest of a list that has more than a page', () => {
  const { happen } = open();
  const meta = { currentPage: 1, lastPage: 2, perPage: 1, total: 2 };
  const listing = { ...PIZZAS.listing, meta };
  happen(sectionsLoaded({ filter: [], listings: [{ slug: 'pizza', listing }] }));
  expect(within(section('Pizza')).getByRole('link', { name: 'Show more' })).toHaveAttribute(
    'href',
    '/products/pizza?page=2',
  );
});

it('with filters shows the sections that have such dishes, and says so where none has', () => {
  const { happen } = open();
  const spicy = categoryOf({ dishCount: 1, filters: [{ id: 2, name: 'Spicy' }] });
  happen(
    categoriesLoaded([spicy, SOUPS]),
    sectionsLoaded({ filter: [filterId(2)], listings: [PIZZAS] }),
  );
  expect(screen.getAllByRole('region')).toEqual([section('Pizza')]);
  happen(
    sectionsLoaded({ filter: [filterId(2)], listings: [{ slug: 'pizza', listing: listingOf() }] }),
  );
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/products');
});
