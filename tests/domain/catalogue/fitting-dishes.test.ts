import { fittingFirst } from '../../../src/domain/catalogue/fitting-dishes';
import { ZERO, money } from '../../../src/domain/money/money';

const dish = (name: string, price: number) => ({ name, price: money(price) });
const MENU = [dish('sauce', 90), dish('cola', 250), dish('soup', 750), dish('cake', 700)];
const namesFor = (missing: number): readonly string[] =>
  fittingFirst(MENU, money(missing)).map(({ name }) => name);

it('what alone is enough comes first, the cheapest in front, then what helps most', () => {
  expect(namesFor(700)).toEqual(['cake', 'soup', 'cola', 'sauce']);
  expect(namesFor(701)).toEqual(['soup', 'cake', 'cola', 'sauce']);
});

it('where nothing is enough alone, the dearest helps most', () => {
  expect(namesFor(5000)).toEqual(['soup', 'cake', 'cola', 'sauce']);
});

it('dishes at one price stay as the restaurant has put them', () => {
  const twins = [dish('first', 90), dish('second', 90)];
  expect(fittingFirst(twins, ZERO)).toEqual(twins);
  expect(fittingFirst(twins, money(100))).toEqual(twins);
});
