import fc from 'fast-check';
import { PathCache } from '../../../src/ui/navigation/path-cache';

it('finds what is under a path once', () => {
  const cache = new PathCache<string>(500);
  const find = jest.fn(() => 'found');
  expect([cache.get('/cart', find), cache.get('/cart', find)]).toEqual(['found', 'found']);
  expect(find).toHaveBeenCalledTimes(1);
});

it('does not retain a path that is longer than any page’s', () => {
  const cache = new PathCache<string>(500);
  for (let number = 0; number < 3000; number += 1)
    cache.get(`/${String(number)}${'q'.repeat(3700)}`, () => 'found');
  expect(cache.size).toBe(0);
});

it('retains at most 200 paths, and of them those that were asked for last', () => {
  fc.assert(
    fc.property(fc.array(fc.webPath(), { maxLength: 600 }), (paths) => {
      const cache = new PathCache<string>(500);
      for (const path of ['/cart', ...paths]) {
        cache.get(path, () => path);
        cache.get('/cart', () => '/cart');
      }
      expect(cache.size).toBeLessThanOrEqual(200);
      expect(cache.get('/cart', () => 'anew')).toBe('/cart');
    }),
  );
});
