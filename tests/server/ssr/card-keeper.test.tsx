import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Action } from 'redux';
import { createCardKeeper } from '../../../server/ssr/card-keeper';
import { accountKnown } from '../../../src/application/account/account-slice';
import { cartRestored } from '../../../src/application/cart/cart-slice';
import { favouritesRestored } from '../../../src/application/favourites/favourites-slice';
import { LocatedRouteProvider } from '../../../src/ui/app/located-route';
import { ShopProviders } from '../../../src/ui/app/shop-providers';
import { DishPlace, KeptCards } from '../../../src/ui/components/dish-place';
import { createTexts } from '../../../src/ui/text/texts';
import en from '../../../locales/en/shop.json';
import ru from '../../../locales/ru/shop.json';
import { lineOf } from '../../support/carts';
import { cardOf } from '../../support/dishes';
import { productId } from '../../support/ids';
import { shopStore } from '../../support/render-shop';

const TEXTS: Readonly<Record<string, i18n>> = {
  en: createTexts({ en: { shop: en } }, 'en'),
  ru: createTexts({ ru: { shop: ru } }, 'ru'),
};

const PIZZA = cardOf();
const SALAD = cardOf({
  id: 6,
  name: 'A <b>salad</b> & more',
  slug: 'salad',
  labels: [{ code: 'new', name: 'New' }],
  oldPrice: PIZZA.price,
});

/** Cards are kept between visits, not during one. */
const afterThePage = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const pageOf = (
  keeper: ReturnType<typeof createCardKeeper> | null,
  actions: readonly Action[] = [],
  { dishes = [PIZZA, SALAD], locale = 'en', isFirst = false } = {},
): string => {
  const { store } = shopStore(locale, actions);
  const texts = TEXTS[locale] as i18n;
  const kept = keeper?.forVisit(store.getState(), texts) ?? (() => null);
  return renderToString(
    <ShopProviders store={store} texts={{ get: () => texts }}>
      <KeptCards value={kept}>
        <StaticRouter location={locale === 'en' ? '/' : `/${locale}`}>
          <LocatedRouteProvider>
            {dishes.map((dish) => (
              <DishPlace key={dish.id} dish={dish} isFirst={isFirst} />
            ))}
          </LocatedRouteProvider>
        </StaticRouter>
      </KeptCards>
    </ShopProviders>,
  );
};

describe('a menu whose cards are kept', () => {
  it.each(['en', 'ru'])('is the menu that would be made now, in %s', async (locale) => {
    const keeper = createCardKeeper();
    const made = pageOf(null, [], { locale });
    expect(pageOf(keeper, [], { locale })).toBe(made);
    await afterThePage();
    expect(pageOf(keeper, [], { locale })).toBe(made);
  });

  it('is not made again for the next visitor', async () => {
    const keeper = createCardKeeper();
    pageOf(keeper);
    await afterThePage();
    const visit = shopStore('en').store.getState();
    const kept = keeper.forVisit(visit, TEXTS.en as i18n)({ dish: PIZZA, isFirst: false });
    expect(kept).toContain('Add to cart: Margherita');
  });

  it('shows a dish as it is now, once the backend tells it otherwise', async () => {
    const keeper = createCardKeeper();
    pageOf(keeper);
    await afterThePage();
    const gone = cardOf({ unavailableReason: 'Back at 17:00' });
    expect(pageOf(keeper, [], { dishes: [gone] })).toContain('Back at 17:00');
  });

  it.each([
    ['in the cart', [cartRestored([lineOf(5)])]],
    ['among the favourites', [favouritesRestored([productId(5)])]],
  ])('shows a visitor what is %s, and nobody else', async (_, actions) => {
    const keeper = createCardKeeper();
    const plain = pageOf(keeper);
    await afterThePage();
    expect(pageOf(keeper, actions)).toBe(pageOf(null, actions));
    await afterThePage();
    expect(pageOf(keeper)).toBe(plain);
  });

  it('keeps nothing of a visitor who came first', async () => {
    const keeper = createCardKeeper();
    const actions = [cartRestored([lineOf(5)]), favouritesRestored([productId(6)])];
    pageOf(keeper, [accountKnown({ isSignedIn: true }), ...actions]);
    await afterThePage();
    expect(pageOf(keeper)).toBe(pageOf(null));
  });

  it('leaves the pictures of the first row to be told of in the head', async () => {
    const keeper = createCardKeeper();
    pageOf(keeper, [], { isFirst: true });
    await afterThePage();
    const again = pageOf(keeper, [], { isFirst: true });
    expect(again).toContain('rel="preload" as="image"');
  });

  it('goes on when a card cannot be made for the others', async () => {
    const keeper = createCardKeeper();
    const visit = shopStore('en').store.getState();
    // A dish that no decoder lets through.
    const broken = { ...PIZZA, name: {} as string };
    const ask = () => keeper.forVisit(visit, TEXTS.en as i18n)({ dish: broken });
    expect(ask()).toBeNull();
    await afterThePage();
    expect(ask()).toBeNull();
    expect(pageOf(keeper)).toBe(pageOf(null));
  });

  it('forgets cards when there are too many, and shows them all the same', async () => {
    const keeper = createCardKeeper(1);
    const made = pageOf(null);
    for (let visit = 0; visit < 4; visit += 1) {
      expect(pageOf(keeper)).toBe(made);
      await afterThePage();
    }
  });
});
