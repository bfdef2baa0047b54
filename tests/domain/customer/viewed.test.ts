import fc from 'fast-check';
import type { ViewedProducts } from '../../../src/domain/customer/viewed';
import { MAX_VIEWED, addViewed, joinViewed } from '../../../src/domain/customer/viewed';
import { productId } from '../../support/ids';

const list = (...ids: readonly number[]): ViewedProducts => ids.map(productId);
/** 20, 19 … 1, so that 1 is the oldest. */
const upTo = (count: number) => list(...Array.from({ length: count }, (_, index) => count - index));

const anyId = fc.integer({ min: 1, max: 30 }).map(productId);
const anyList = fc.array(anyId, { maxLength: 40 });

describe('a look at a dish', () => {
  it('puts it to the front', () => {
    expect(addViewed(list(2, 1), productId(3))).toEqual(list(3, 2, 1));
    expect(addViewed([], productId(3))).toEqual(list(3));
  });

  it.each([3, 2, 1])('leaves dish %i where it is in the list', (id) => {
    expect(addViewed(list(3, 2, 1), productId(id))).toEqual(list(3, 2, 1));
  });

  it.each([
    ['19 are in the list: all stay', upTo(19), upTo(20)],
    ['20 are in the list: the oldest is dropped', upTo(20), list(21, ...upTo(20).slice(0, -1))],
  ])('when %s', (_rule, viewed, after) => {
    const next = productId(viewed.length + 1);
    expect(addViewed(viewed, next)).toEqual(after);
  });

  it('drops nothing when the dish is in a full list', () => {
    expect(addViewed(upTo(20), productId(1))).toEqual(upTo(20));
  });
});

describe('two lists', () => {
  it('become one in which each dish stands once, the first list first', () => {
    expect(joinViewed(list(1, 2), list(3, 2, 4))).toEqual(list(1, 2, 3, 4));
  });

  it('become one of 20 at most', () => {
    expect(joinViewed(list(30), upTo(20))).toEqual(list(30, ...upTo(20).slice(0, -1)));
  });
});

describe('laws of the list', () => {
  const isInOrder = (viewed: ViewedProducts) => {
    expect(new Set(viewed).size).toBe(viewed.length);
    expect(viewed.length).toBeLessThanOrEqual(20);
  };

  it('never holds a dish twice, nor more than 20, whatever it was made from', () => {
    fc.assert(
      fc.property(anyList, anyList, anyId, (first, second, id) => {
        isInOrder(addViewed(first, id));
        isInOrder(joinViewed(first, second));
      }),
    );
  });

  it('holds the dish that was just looked at', () => {
    fc.assert(
      fc.property(fc.array(anyId, { maxLength: 60 }), anyId, (looks, id) => {
        const viewed = looks.reduce(addViewed, []);
        isInOrder(viewed);
        expect(addViewed(viewed, id)).toContain(id);
      }),
    );
  });

  it('is the same after a second look', () => {
    fc.assert(
      fc.property(anyList, anyId, (viewed, id) => {
        const once = addViewed(joinViewed(viewed, []), id);
        expect(addViewed(once, id)).toEqual(once);
      }),
    );
  });
});

it('holds 20', () => {
  expect(MAX_VIEWED).toBe(20);
});
