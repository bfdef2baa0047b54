import fc from 'fast-check';
import type { NavigationEntry } from '../../../src/domain/navigation/navigation-target';
import { navigationTarget } from '../../../src/domain/navigation/navigation-target';

const NOWHERE = { kind: 'none' };

const entryOf = (
  type: string,
  slug: string | null = null,
  more: Partial<NavigationEntry> = {},
): NavigationEntry => ({ module: { type, slug }, ...more });

const linkTo = (address: string, opensInNewTab = false, isNoIndex = false): NavigationEntry =>
  entryOf('link', null, { link: { address, opensInNewTab, isNoIndex } });

describe('an item of the shop', () => {
  it.each([
    ['home', entryOf('home'), '/'],
    ['home, whatever its slug', entryOf('home', 'index'), '/'],
    ['the menu', entryOf('menu'), '/products'],
    ['the menu, whatever its slug', entryOf('menu', 'food'), '/products'],
    ['a page in its module', entryOf('page', 'info', { pageSlug: 'about-us' }), '/info/about-us'],
    ['a module', entryOf('news', 'news'), '/news'],
    ['a module of a type that nobody knows yet', entryOf('reviews', 'reviews'), '/reviews'],
    [
      'a module, whatever page stands beside it',
      entryOf('news', 'news', { pageSlug: 'a' }),
      '/news',
    ],
    [
      'a module, whatever link stands beside it',
      { ...linkTo('https://a.example'), module: { type: 'promo', slug: 'promo' } },
      '/promo',
    ],
    [
      'a slug in another script',
      entryOf('news', 'новини'),
      '/%D0%BD%D0%BE%D0%B2%D0%B8%D0%BD%D0%B8',
    ],
    ['a slug of three dots', entryOf('news', '...'), '/...'],
    ['a slug with dots', entryOf('news', 'a.b'), '/a.b'],
  ])('leads to its path: %s', (_what, entry, path) => {
    expect(navigationTarget(entry)).toEqual({ kind: 'internal', path });
  });

  it.each([
    ['a slash', '/evil.example', '/%2Fevil.example'],
    ['a backslash', '\\evil.example', '/%5Cevil.example'],
    ['a question mark', 'a?b', '/a%3Fb'],
    ['a hash', 'a#b', '/a%23b'],
    ['a line break', '\n/evil.example', '/%0A%2Fevil.example'],
  ])('stays one part of the path with %s in its slug', (_what, slug, path) => {
    expect(navigationTarget(entryOf('news', slug))).toEqual({ kind: 'internal', path });
  });

  it.each([
    ['no module', { module: null }],
    ['a module without a slug', entryOf('news')],
    ['a module with an empty slug', entryOf('news', '')],
    ['a module with a blank slug', entryOf('news', ' ')],
    ['a page without its module’s slug', entryOf('page', null, { pageSlug: 'about' })],
    ['a page without its own slug', entryOf('page', 'info')],
    ['a page whose own slug is null', entryOf('page', 'info', { pageSlug: null })],
    ['a page with an empty slug', entryOf('page', 'info', { pageSlug: '' })],
    ['a slug that climbs', entryOf('news', '..')],
    ['a slug that stays', entryOf('page', 'info', { pageSlug: '.' })],
    ['a slug with half of a sign', entryOf('news', 'a\ud800')],
  ])('leads nowhere with %s', (_what, entry) => {
    expect(navigationTarget(entry)).toEqual(NOWHERE);
  });

  it('never leads out of the shop', () => {
    const slugs = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(slugs, slugs, (slug, pageSlug) => {
        for (const type of ['page', 'news']) {
          const target = navigationTarget(entryOf(type, slug, { pageSlug }));
          if (target.kind !== 'none') {
            const path = target.kind === 'internal' ? target.path : '';
            const { host, pathname } = new URL(path, 'https://shop.example');
            expect(host).toBe('shop.example');
            expect(pathname.split('/')).toHaveLength(type === 'page' ? 3 : 2);
          }
        }
      }),
    );
  });
});

describe('a link to elsewhere', () => {
  it.each([
    ['in the same tab', false, false],
    ['in a new tab', true, false],
    ['without telling where the visitor comes from', false, true],
    ['in a new tab without telling', true, true],
  ])('opens %s', (_how, opensInNewTab, isNoReferrer) => {
    expect(
      navigationTarget(linkTo('https://partner.example/a', opensInNewTab, isNoReferrer)),
    ).toEqual({
      kind: 'external',
      address: 'https://partner.example/a',
      opensInNewTab,
      isNoReferrer,
    });
  });

  it.each([
    ['a script', linkTo('javascript:alert(1)')],
    ['data', linkTo('data:text/html,x')],
    ['no address', linkTo('')],
    ['nothing said about it', entryOf('link')],
    ['null said about it', entryOf('link', null, { link: null })],
    ['a slug instead of an address', entryOf('link', 'about')],
  ])('leads nowhere with %s', (_what, entry) => {
    expect(navigationTarget(entry)).toEqual(NOWHERE);
  });
});
