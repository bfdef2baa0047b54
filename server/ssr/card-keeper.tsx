import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { selectQuantityOf } from '../../src/application/cart/cart-selectors';
import { createCoreSlot } from '../../src/application/store/core-slot';
import { createShopStore } from '../../src/application/store/create-store';
import type { ShopState } from '../../src/application/store/root-reducer';
import { lineKey, plainLine } from '../../src/domain/cart/cart-line';
import { ShopProviders } from '../../src/ui/app/shop-providers';
import type { KeptCard } from '../../src/ui/components/dish-place';
import type { ProductCardProps } from '../../src/ui/components/product-card';
import { ProductCard } from '../../src/ui/components/product-card';

/** About a kilobyte each. */
const MOST_KEPT = 10_000;

/** The state of a visit in which nobody has done anything. */
const NOBODYS = createShopStore(createCoreSlot()).getState();

/** All of a visit that the card of a dish may depend on, and none of the visitor's own. */
const surroundingsOf = ({ language, settings, setup }: ShopState): ShopState => ({
  ...NOBODYS,
  language: { ...language, chosen: null },
  settings,
  setup,
});

/**
 * Whether this card is made anew: one that shows something of this visitor alone, and those of the
 * first row, whose pictures React tells the browser of in the head of the page.
 */
const isMadeAnew = (state: ShopState, { dish, isFirst, isEarly }: ProductCardProps): boolean =>
  isFirst === true ||
  isEarly === true ||
  state.favourites.ids.includes(dish.id) ||
  state.avoidedAllergens.length > 0 ||
  selectQuantityOf(state, lineKey(plainLine(dish.id))) > 0;

const render = (card: ProductCardProps, state: ShopState, texts: i18n): string =>
  renderToString(
    <ShopProviders store={createShopStore(createCoreSlot(), state)} texts={{ get: () => texts }}>
      <StaticRouter location="/">
        <ProductCard {...card} />
      </StaticRouter>
    </ShopProviders>,
  );

const dishes = new WeakMap<ProductCardProps['dish'], string>();

/** All that a card is made of, but for what surrounds it. */
const keyOf = ({ dish, headingLevel }: ProductCardProps): string => {
  const words = dishes.get(dish) ?? JSON.stringify(dish);
  dishes.set(dish, words);
  return `${String(headingLevel)}${words}`;
};

export interface CardKeeper {
  /** The cards for one visit. */
  readonly forVisit: (state: ShopState, texts: i18n) => KeptCard;
}

/**
 * Keeps the HTML of dishes' cards for all visits. A card is known by all that it is made of: the dish
 * as the backend tells it, language, currency and setup of the shop. What the visitor has done is not
 * among it: such a card is made anew, as is one that is asked for the first time; it is made once more
 * for the others when the page is done.
 */
export const createCardKeeper = (mostKept = MOST_KEPT): CardKeeper => {
  /** By what surrounds them, by what they are made of; null for one that is about to be made. */
  const shelves = new Map<string, Map<string, string | null>>();
  let count = 0;

  const shelfOf = (surroundings: string): Map<string, string | null> => {
    // Seldom: then the cards of the day are soon there again.
    if (count >= mostKept) {
      shelves.clear();
      count = 0;
    }
    const shelf = shelves.get(surroundings) ?? new Map<string, string | null>();
    shelves.set(surroundings, shelf);
    return shelf;
  };

  return {
    forVisit: (state, texts) => {
      const surroundings = surroundingsOf(state);
      const { language, settings, setup } = surroundings;
      const shelf = shelfOf(JSON.stringify([language, settings, setup]));
      return (card) => {
        if (isMadeAnew(state, card)) return null;
        const key = keyOf(card);
        const html = shelf.get(key);
        if (html === undefined) {
          shelf.set(key, null);
          count += 1;
          setImmediate(() => {
            try {
              shelf.set(key, render(card, surroundings, texts));
            } catch {
              // Nobody waits for it here. It stays one that is made in its page, where a fault is told.
            }
          });
        }
        return html ?? null;
      };
    },
  };
};
