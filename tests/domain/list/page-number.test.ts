import fc from 'fast-check';
import { pageNumber } from '../../../src/domain/list/page-number';

describe('the page of a list', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['10', 10],
    ['1000000', 1_000_000],
  ])('%s is taken as it is', (text, page) => {
    expect(pageNumber(text)).toBe(page);
  });

  it.each([
    ...[null, undefined, '', '0', '-2', 'abc', '1.5', '1e3', '007', ' 2', '2 ', '2x', '+2'],
    ...['٣', 'NaN', 'Infinity', '1\n2'],
  ])('%j stands for the first', (text) => {
    expect(pageNumber(text)).toBe(1);
  });

  it('is past the end of every list, and not the first, however many digits it has', () => {
    expect(pageNumber('9'.repeat(400))).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('is read back from an address as it was written there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (page) => {
        expect(pageNumber(String(page))).toBe(page);
      }),
    );
  });
});
