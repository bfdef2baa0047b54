import { searchCount } from '../../../src/domain/search/search-count';

describe('how many dishes were found', () => {
  it.each([
    [0, 0, false],
    [1, 1, false],
    [59, 59, false],
    [60, 60, true],
    [61, 60, true],
  ])('%d found: %d, and perhaps more: %s', (found, count, isMore) => {
    expect(searchCount(found)).toEqual({ count, isMore });
  });
});
