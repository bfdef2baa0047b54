import fc from 'fast-check';
import {
  MAX_FILTERS,
  formatFilter,
  knownFilters,
  parseFilter,
  toggleFilter,
} from '../../../src/domain/catalogue/category-filter';
import { filterId } from '../../support/ids';

const filters = (...ids: readonly number[]) => ids.map(filterId);
const ids = fc.array(fc.integer({ min: 1, max: 150 }).map(filterId), { maxLength: 120 });

describe('the filters of an address', () => {
  it.each([
    ['7, 3,x,7', [3, 7]],
    ['3,7', [3, 7]],
    [' 10 ,9', [9, 10]],
    ['0,-2,1.5,1e3,007,+4,3', [3]],
    ['٣,NaN,null,<script>,', []],
    ['9'.repeat(30), []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('%j sets %j', (text, expected) => {
    expect(parseFilter(text)).toEqual(expected);
  });

  it('are written as one text, and as none when nothing is set', () => {
    expect([formatFilter(filters(7, 3, 7)), formatFilter([])]).toEqual(['3,7', '']);
  });

  it('are at most a hundred, the same ones in whatever order they are named', () => {
    const named = Array.from({ length: 130 }, (_, index) => String(index + 1));
    const read = parseFilter(named.join());
    expect(read).toHaveLength(MAX_FILTERS);
    expect(parseFilter([...named].reverse().join())).toEqual(read);
  });

  it('are read back as they were written, and have one address', () => {
    fc.assert(
      fc.property(ids, (chosen) => {
        const text = formatFilter(chosen);
        expect(formatFilter(parseFilter(text))).toBe(text);
        expect(formatFilter([...chosen].reverse())).toBe(text);
      }),
      { numRuns: 50 },
    );
  });

  it('never fail, whatever an address says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(parseFilter(`${text},5`)).toContain(5);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a press on a filter', () => {
  it('sets it, and the next one takes it off', () => {
    expect(toggleFilter(filters(7), filterId(3))).toEqual([3, 7]);
    expect(toggleFilter(filters(3, 7), filterId(3))).toEqual([7]);
    expect(toggleFilter(filters(7), filterId(7))).toEqual([]);
  });

  it('changes nothing when a hundred are set', () => {
    const full = filters(...Array.from({ length: MAX_FILTERS }, (_, index) => index + 2));
    expect(toggleFilter(full, filterId(1))).toEqual(full);
  });

  it('and another one leave what was set before', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 150 }), (chosen, id) => {
        const before = parseFilter(formatFilter(chosen));
        expect(toggleFilter(toggleFilter(before, filterId(id)), filterId(id))).toEqual(before);
      }),
      { numRuns: 50 },
    );
  });
});

it('a category overlooks filters that it does not have', () => {
  const menu = [
    { id: filterId(7), name: 'Vegetarian' },
    { id: filterId(3), name: 'Spicy' },
  ];
  expect(knownFilters(filters(3, 5, 7), menu)).toEqual([3, 7]);
  expect(knownFilters(filters(5), menu)).toEqual([]);
  expect(knownFilters([], menu)).toEqual([]);
});
