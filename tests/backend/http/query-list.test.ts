import { queryIds, queryText } from '../../../backend/http/query-list';

it.each([
  [{ 'goods[]': ['3', '1'] }, [3, 1]],
  [{ 'goods[]': '3' }, [3]],
  [{ goods: ['3', '1'] }, [3, 1]],
  [{ goods: '3,1' }, [3, 1]],
  [{ goods: ['3,1', '2'] }, [3, 1, 2]],
  [{ goods: '3,3,1' }, [3, 1]],
  [{ goods: '0,-1,abc,1.5,,7' }, [7]],
  [{}, []],
  [{ goods: { deep: '1' } }, []],
])('reads ids from %j', (query, ids) => {
  expect(queryIds(query, 'goods')).toEqual(ids);
});

it('reads a hundred ids and no more', () => {
  const ids = Array.from({ length: 101 }, (_, index) => String(index + 1));
  expect(queryIds({ goods: ids.join(',') }, 'goods')).toHaveLength(100);
});

it('takes the first of texts given twice', () => {
  expect(queryText({ query: ['a', 'b'] }, 'query')).toBe('a');
  expect(queryText({}, 'query')).toBeUndefined();
});
