import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Action } from 'redux';
import { createFragmentCache } from '../../../server/ssr/fragment-cache';
import { signedIn } from '../../../src/application/session/account-slice';
import { cartRestored } from '../../../src/application/cart/cart-slice';
import { categoriesLoaded } from '../../../src/application/catalogue/catalogue-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { favouritesRestored } from '../../../src/application/favourites/favourites-slice';
import { navigationLoaded } from '../../../src/application/navigation/navigation-slice';
import type { City } from '../../../src/domain/city/city';
import { LocatedRouteProvider } from '../../../src/ui/navigation/located-route';
import { ShopProviders } from '../../../src/ui/app/shop-providers';
import { DishPlace } from '../../../src/ui/components/product-grid';
import { CachedBlocks } from '../../../src/ui/components/static-block';
import { ProductCard } from '../../../src/ui/components/product-card';
import { CategoriesBar } from '../../../src/ui/layout/categories-bar';
import { Footer } from '../../../src/ui/layout/footer';
import { Header } from '../../../src/ui/layout/header';
import { createI18n } from '../../../src/ui/i18n/create-i18n';
import { LOCALE_TRANSLATIONS } from '../../support/locale-translations';
import { lineOf } from '../../support/carts';
import { cardOf, categoryOf } from '../../support/dishes';
import { categoryId, productId } from '../../support/ids';
import { NO_SEO } from '../../support/menus';
import { SOFIA, VARNA, shopStore } from '../../support/render-shop';

const I18NS: Readonly<Record<string, i18n>> = {
  en: createI18n(LOCALE_TRANSLATIONS, 'en'),
  ru: createI18n(LOCALE_TRANSLATIONS, 'ru'),
};

const PIZZA = cardOf();
const SALAD = cardOf({
  id: 6,
  name: 'A <b>salad</b> & more',
  slug: 'salad',
  labels: [{ code: 'new', name: 'New' }],
  oldPrice: PIZZA.price,
});

/** Blocks are rendered for the cache after the page, not during it. */
const afterThePage = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const pageOf = (
  cache: ReturnType<typeof createFragmentCache> | null,
  actions: readonly Action[] = [],
  { dishes = [PIZZA, SALAD], locale = 'en', isFirst = false, path = '/' } = {},
): string => {
  const { store } = shopStore(locale, actions);
  const i18n = I18NS[locale] as i18n;
  const cached = cache?.forRequest(store.getState(), i18n);
  return renderToString(
    <ShopProviders store={store} translations={{ get: () => i18n }}>
      <CachedBlocks value={(block, props) => cached?.(block, props) ?? null}>
        <StaticRouter location={locale === 'en' ? path : `/${locale}${path}`}>
          <LocatedRouteProvider>
            <Header />
            <CategoriesBar />
            {dishes.map((dish) => (
              <DishPlace key={dish.id} dish={dish} isFirst={isFirst} />
            ))}
            <Footer />
          </LocatedRouteProvider>
        </StaticRouter>
      </CachedBlocks>
    </ShopProviders>,
  );
};

/** What the frame of a page in this city shows. */
const frameOf = (city: City): readonly Action[] => [
  cityChosen({ current: city, all: [SOFIA, VARNA] }),
  categoriesLoaded([
    categoryOf({ isInFooter: true }),
    categoryOf({ id: categoryId(2), slug: 'party', name: 'Party' }),
  ]),
  navigationLoaded([
    {
      id: 1,
      name: 'Work with us',
      showTop: true,
      showBottom: true,
      module: { type: 'other', slug: 'contacts' },
      pageSlug: null,
      link: null,
      seo: NO_SEO,
    },
  ]),
];

describe('a menu whose cards are cached', () => {
  it.each(['en', 'ru'])('is the menu that would be made now, in %s', async (locale) => {
    const cache = createFragmentCache();
    const made = pageOf(null, [], { locale });
    expect(pageOf(cache, [], { locale })).toBe(made);
    await afterThePage();
    expect(pageOf(cache, [], { locale })).toBe(made);
  });

  it('is not made again for the next visitor', async () => {
    const cache = createFragmentCache();
    pageOf(cache);
    await afterThePage();
    const visit = shopStore('en').store.getState();
    const kept = cache.forRequest(visit, I18NS.en as i18n)(ProductCard, {
      dish: PIZZA,
      isFirst: false,
    });
    expect(kept).toContain('Add to cart: Margherita');
  });

  it('shows a dish as it is now, once the backend tells it otherwise', async () => {
    const cache = createFragmentCache();
    pageOf(cache);
    await afterThePage();
    const gone = cardOf({ unavailableReason: 'Back at 17:00' });
    expect(pageOf(cache, [], { dishes: [gone] })).toContain('Back at 17:00');
  });

  it.each([
    ['in the cart', [cartRestored([lineOf(5)])]],
    ['among the favourites', [favouritesRestored([productId(5)])]],
  ])('shows a visitor what is %s, and nobody else', async (_, actions) => {
    const cache = createFragmentCache();
    const plain = pageOf(cache);
    await afterThePage();
    expect(pageOf(cache, actions)).toBe(pageOf(null, actions));
    await afterThePage();
    expect(pageOf(cache)).toBe(plain);
  });

  it('keeps nothing of a visitor who came first', async () => {
    const cache = createFragmentCache();
    const actions = [cartRestored([lineOf(5)]), favouritesRestored([productId(6)])];
    pageOf(cache, [signedIn(undefined), ...actions]);
    await afterThePage();
    expect(pageOf(cache)).toBe(pageOf(null));
  });

  it('has the header and the footer of its own city and page, kept or not', async () => {
    const cache = createFragmentCache();
    const visits = [SOFIA, VARNA].flatMap((city) =>
      ['/', '/products/pizza'].map((path) => ({ actions: frameOf(city), path })),
    );
    for (const { actions, path } of [...visits, ...visits]) {
      expect(pageOf(cache, actions, { path })).toBe(pageOf(null, actions, { path }));
      await afterThePage();
    }
  });

  it('says who a visitor is and what is in the cart beside parts that are kept', async () => {
    const cache = createFragmentCache();
    pageOf(cache, frameOf(SOFIA));
    await afterThePage();
    const actions = [
      ...frameOf(SOFIA),
      signedIn(undefined),
      cartRestored([lineOf(5)]),
      favouritesRestored([productId(6)]),
    ];
    expect(pageOf(cache, actions)).toBe(pageOf(null, actions));
  });

  it('leaves the pictures of the first row to be told of in the head', async () => {
    const cache = createFragmentCache();
    pageOf(cache, [], { isFirst: true });
    await afterThePage();
    const again = pageOf(cache, [], { isFirst: true });
    expect(again).toContain('rel="preload" as="image"');
  });

  it('goes on when a card cannot be made for the others', async () => {
    const cache = createFragmentCache();
    const visit = shopStore('en').store.getState();
    // A dish that no decoder lets through.
    const broken = { ...PIZZA, name: {} as string };
    const ask = () => cache.forRequest(visit, I18NS.en as i18n)(ProductCard, { dish: broken });
    expect(ask()).toBeNull();
    await afterThePage();
    expect(ask()).toBeNull();
    expect(pageOf(cache)).toBe(pageOf(null));
  });

  it('forgets cards when there are too many, and shows them all the same', async () => {
    const cache = createFragmentCache(1);
    const made = pageOf(null);
    for (let visit = 0; visit < 4; visit += 1) {
      expect(pageOf(cache)).toBe(made);
      await afterThePage();
    }
  });

  it('keeps the cards of a city that is asked for all the time, however many other cities come', async () => {
    const visit = shopStore('en').store.getState();
    const cards = createFragmentCache(20_000).forRequest(visit, I18NS.en as i18n);
    const isKept = (id: number): boolean => cards(ProductCard, { dish: cardOf({ id }) }) !== null;
    isKept(1);
    await afterThePage();
    const others = Array.from({ length: 100 }, (_, other) => other + 2);
    for (const id of others) {
      expect(isKept(1)).toBe(true);
      isKept(id);
      await afterThePage();
    }
    expect(isKept(101)).toBe(true);
    expect(isKept(2)).toBe(false);
  });
});
