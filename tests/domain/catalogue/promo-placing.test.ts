import fc from 'fast-check';
import { placePromos } from '../../../src/domain/catalogue/promo-placing';

const numbered = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${String(index + 1)}`);

const placesOfPromos = (goods: number, promos: number) => {
  const placed = placePromos(numbered(goods, 'dish'), numbered(promos, 'promo'));
  const places = placed.flatMap(({ kind }, index) => (kind === 'promo' ? [index + 1] : []));
  return { places, length: placed.length };
};

it.each([
  ['13 dishes and 2 promotions', 13, 2, [7, 14], 15],
  ['20 dishes and 3 promotions', 20, 3, [7, 14, 21], 23],
  ['dishes that end just before the seventh place', 6, 1, [7], 7],
  ['dishes that end one place earlier', 5, 1, [], 5],
  ['dishes that end just before the fourteenth place', 12, 2, [7, 14], 14],
  ['dishes that end one place before that', 11, 2, [7], 12],
  ['more promotions than places', 7, 5, [7], 8],
  ['fewer promotions than places', 30, 1, [7], 31],
  ['no promotions', 10, 0, [], 10],
  ['no dishes', 0, 3, [], 0],
])('%s', (_what, goods, promos, places, length) => {
  expect(placesOfPromos(goods, promos)).toEqual({ places, length });
});

it('tells a promotion from a dish with the same number', () => {
  const dish = { id: 1 };
  const promo = { id: 1 };
  const placed = placePromos([dish, dish, dish, dish, dish, dish], [promo]);
  expect(placed[5]).toEqual({ kind: 'goods', item: dish });
  expect(placed[6]).toEqual({ kind: 'promo', item: promo });
});

describe('laws', () => {
  const count = fc.nat(60);

  it('puts promotions nowhere but at every seventh place', () => {
    fc.assert(
      fc.property(count, count, (goods, promos) => {
        const { places } = placesOfPromos(goods, promos);
        places.forEach((place, index) => {
          expect(place).toBe(7 * (index + 1));
        });
      }),
    );
  });

  it('shows every dish once and in its order, and promotions in theirs', () => {
    fc.assert(
      fc.property(count, count, (goods, promos) => {
        const dishes = numbered(goods, 'dish');
        const banners = numbered(promos, 'promo');
        const placed = placePromos(dishes, banners);
        const of = (wanted: string) =>
          placed.filter(({ kind }) => kind === wanted).map(({ item }) => item);
        expect(of('goods')).toEqual(dishes);
        expect(of('promo')).toEqual(banners.slice(0, of('promo').length));
      }),
    );
  });
});
