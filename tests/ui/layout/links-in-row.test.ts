import { linksInRow } from '../../../src/ui/layout/links-in-row';

const NAMES = ['Menu', 'Promotions', 'Delivery', 'News'];

it('shows all where there is room for all', () => {
  expect(linksInRow(NAMES, 400)).toBe(4);
});

it('keeps room for “More” as soon as one of them does not fit', () => {
  expect(linksInRow(NAMES, 300)).toBe(2);
});

it('puts all below “More” rather than let anything overflow', () => {
  expect(linksInRow(NAMES, 100)).toBe(0);
  expect(linksInRow(['Ж'.repeat(60)], 460)).toBe(0);
});

it('is content with no links', () => {
  expect(linksInRow([], 0)).toBe(0);
});
