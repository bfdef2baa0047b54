import { RecentlyUsed } from '../../../server/memory/recently-used';

describe('what was used last', () => {
  it('stays, and what was used longest ago goes first', () => {
    const store = new RecentlyUsed<string>(100);
    for (const name of ['a', 'b', 'c']) store.keep(name, name.toUpperCase(), 33);
    expect(store.find('a')).toBe('A');
    store.keep('d', 'D', 33);
    expect(['a', 'b', 'c', 'd'].map((name) => store.find(name))).toEqual([
      'A',
      undefined,
      'C',
      'D',
    ]);
  });

  it('takes the place of what had its name before, and no more room than itself', () => {
    const store = new RecentlyUsed<string>(100);
    store.keep('a', 'A', 60);
    store.keep('b', 'B', 30);
    store.keep('a', 'another', 70);
    expect([store.find('a'), store.find('b')]).toEqual(['another', 'B']);
  });

  it('makes no room for what would need more than all of it', () => {
    const store = new RecentlyUsed<string>(100);
    store.keep('a', 'A', 100);
    store.keep('b', 'B', 101);
    expect([store.find('a'), store.find('b')]).toEqual(['A', undefined]);
  });
});
