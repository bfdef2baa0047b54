import {
  firstSections,
  menuFilters,
  sectionsWith,
} from '../../../src/application/catalogue/menu-sections';
import { categoryOf } from '../../support/dishes';
import { filterId } from '../../support/ids';

const SPICY = { id: 2, name: 'Spicy' };
const VEGETARIAN = { id: 1, name: 'Vegetarian' };
const PIZZA = categoryOf({ slug: 'pizza', dishCount: 7, filters: [SPICY, VEGETARIAN] });
const ROLLS = categoryOf({ id: 2, slug: 'rolls', dishCount: 7, filters: [SPICY] });
const SOUPS = categoryOf({ id: 3, slug: 'soups', dishCount: 7, filters: [VEGETARIAN] });
const MENU = [PIZZA, ROLLS, SOUPS];

const slugs = (categories: readonly { readonly slug: string }[]) =>
  categories.map(({ slug }) => slug);

it('brings the sections of the first screens with the page, as many as that takes', () => {
  expect(slugs(firstSections(MENU, []))).toEqual(['pizza', 'rolls']);
  const large = categoryOf({ slug: 'sets', dishCount: 40 });
  expect(slugs(firstSections([large, ...MENU], []))).toEqual(['sets']);
});

it('brings one section where nobody says how many dishes it has', () => {
  expect(slugs(firstSections([categoryOf(), ROLLS], []))).toEqual(['pizza']);
});

it('brings every section that may have dishes with all of the chosen marks', () => {
  expect(slugs(firstSections(MENU, [filterId(2)]))).toEqual(['pizza', 'rolls']);
  expect(slugs(sectionsWith(MENU, [filterId(1), filterId(2)]))).toEqual(['pizza']);
});

it('offers each mark once, whichever categories have it', () => {
  expect(menuFilters(MENU)).toEqual([SPICY, VEGETARIAN]);
});
