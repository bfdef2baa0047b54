import fc from 'fast-check';
import type { FavouriteProducts } from '../../../src/domain/customer/favourites';
import {
  applyFavouriteChange,
  carryOverFavourites,
  favouritesToSend,
  joinFavourites,
  toggleFavourite,
} from '../../../src/domain/customer/favourites';
import { productId } from '../../support/ids';

const list = (...ids: readonly number[]): FavouriteProducts => ids.map(productId);

const anyId = fc.integer({ min: 1, max: 9 }).map(productId);
const anyList = fc.uniqueArray(anyId);

describe('a press on the heart', () => {
  it('puts a dish to the front', () => {
    expect(toggleFavourite(list(2, 1), productId(3))).toEqual(list(3, 2, 1));
    expect(toggleFavourite([], productId(3))).toEqual(list(3));
  });

  it.each([
    [3, list(2, 1)],
    [2, list(3, 1)],
    [1, list(3, 2)],
  ])('takes liked dish %i out and leaves the order of the others', (id, after) => {
    expect(toggleFavourite(list(3, 2, 1), productId(id))).toEqual(after);
  });

  it('takes a dish out wholly, also of a list that held it twice', () => {
    expect(toggleFavourite(list(1, 2, 1), productId(1))).toEqual(list(2));
  });
});

describe('two presses', () => {
  it('leave the very same list where the dish was not liked before', () => {
    fc.assert(
      fc.property(anyList, anyId, (favourites, id) => {
        fc.pre(!favourites.includes(id));
        expect(toggleFavourite(toggleFavourite(favourites, id), id)).toEqual(favourites);
      }),
    );
  });

  it('leave the same dishes where it was, and put it to the front', () => {
    fc.assert(
      fc.property(anyList, anyId, (favourites, id) => {
        fc.pre(favourites.includes(id));
        const twice = toggleFavourite(toggleFavourite(favourites, id), id);
        expect(new Set(twice)).toEqual(new Set(favourites));
        expect(twice).toHaveLength(favourites.length);
        expect(twice[0]).toBe(id);
      }),
    );
  });
});

describe('at sign-in', () => {
  it('the dishes of the visit stand before those of the account, each once', () => {
    expect(joinFavourites(list(5, 2), list(3, 2, 1))).toEqual(list(5, 2, 3, 1));
  });

  it.each([
    ['the whole list when the account lacks a dish', list(5, 2), list(3, 2, 1), list(5, 2, 3, 1)],
    ['nothing when the account has every dish', list(2), list(3, 2, 1), []],
    ['nothing when nothing was liked', [], list(3, 2, 1), []],
    ['the dishes of the visit when the account has none', list(5, 2), [], list(5, 2)],
  ])('is sent: %s', (_what, visit, account, sent) => {
    expect(favouritesToSend(visit, account)).toEqual(sent);
  });

  it('loses no dish and doubles none', () => {
    fc.assert(
      fc.property(anyList, anyList, (visit, account) => {
        const joined = joinFavourites(visit, account);
        expect(new Set(joined)).toEqual(new Set([...visit, ...account]));
        expect(new Set(joined).size).toBe(joined.length);
      }),
    );
  });
});

describe('a change made to a list', () => {
  it.each([
    ['add', 3, list(3, 2, 1)],
    ['remove', 2, list(1)],
    ['add', 1, list(2, 1)],
    ['remove', 3, list(2, 1)],
  ] as const)('%s %i', (kind, id, after) => {
    expect(applyFavouriteChange(list(2, 1), { kind, productId: productId(id) })).toEqual(after);
  });
});

describe('presses carried over to a list that has changed elsewhere', () => {
  it('keeps what was liked elsewhere, takes out what was unliked here', () => {
    expect(carryOverFavourites(list(2, 1), list(3, 1), list(5, 2, 1))).toEqual(list(3, 5, 1));
  });

  it('leaves the other list alone where nothing was pressed', () => {
    fc.assert(
      fc.property(anyList, anyList, (here, elsewhere) => {
        expect(carryOverFavourites(here, here, elsewhere)).toEqual(elsewhere);
      }),
    );
  });

  it('comes to the same as the press itself where nothing changed elsewhere', () => {
    fc.assert(
      fc.property(anyList, anyId, (before, id) => {
        const after = toggleFavourite(before, id);
        expect(carryOverFavourites(before, after, before)).toEqual(after);
      }),
    );
  });

  it('has each dish once, every dish that was pressed here as it was pressed', () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (before, after, elsewhere) => {
        const both = carryOverFavourites(before, after, elsewhere);
        expect(new Set(both).size).toBe(both.length);
        for (const id of after.filter((one) => !before.includes(one))) expect(both).toContain(id);
        for (const id of before.filter((one) => !after.includes(one))) {
          expect(both).not.toContain(id);
        }
      }),
    );
  });
});
