import { createHash } from 'node:crypto';
import type { i18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { selectQuantityOf } from '../../src/application/cart/cart-slice';
import { UNTOUCHED } from '../../src/application/store/page-state';
import { createShopStore } from '../../src/application/store/create-store';
import type { ShopState } from '../../src/application/store/root-reducer';
import { lineKey, plainLine } from '../../src/domain/cart/cart-line';
import { ShopProviders } from '../../src/ui/app/shop-providers';
import type { CachedHtml, StaticBlock } from '../../src/ui/components/static-block';
import type { ProductCardProps } from '../../src/ui/components/product-card';
import { ProductCard } from '../../src/ui/components/product-card';

/** In bytes of HTML and of keys; a card has about a thousand. */
const MAX_SIZE = 16 * 1024 * 1024;

/** What of a state the card of a dish may depend on, and nothing of the visitor. */
const stateOfCards = ({ language, settings, setup }: ShopState): ShopState => ({
  ...UNTOUCHED,
  language: { ...language, chosen: null },
  settings,
  setup,
});

/** The same for blocks of header and footer. */
const stateOfLayout = (state: ShopState): ShopState => ({
  ...stateOfCards(state),
  city: state.city,
  navigation: state.navigation,
  catalogue: { ...UNTOUCHED.catalogue, categories: state.catalogue.categories },
});

/**
 * Whether this card is rendered for this visitor: one that shows something of theirs, and those of the
 * first row, whose pictures React preloads in the head of the page.
 */
const isOwn = (state: ShopState, { dish, isFirst, isEarly }: ProductCardProps): boolean =>
  isFirst === true ||
  isEarly === true ||
  state.favourites.ids.includes(dish.id) ||
  state.avoidedAllergens.length > 0 ||
  selectQuantityOf(lineKey(plainLine(dish.id)))(state) > 0;

/** The properties of a dish's card; null for those of another block. */
const cardOf = <P extends object>(block: StaticBlock<P>, props: P): ProductCardProps | null =>
  // Types cannot say that a component and its properties belong together; the signature does.
  Object.is(block, ProductCard) ? (props as unknown as ProductCardProps) : null;

const render = (block: ReactNode, state: ShopState, translations: i18n): string =>
  renderToString(
    <ShopProviders store={createShopStore(state)} translations={{ get: () => translations }}>
      <StaticRouter location="/">{block}</StaticRouter>
    </ShopProviders>,
  );

/** The content of a value as a key: a hash, so that two backend responses that say the same share it. */
const contentKey = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? createHash('sha256').update(JSON.stringify(value)).digest('base64url')
    : JSON.stringify(value);

const contentKeys = (values: readonly unknown[]): string => values.map(contentKey).join();

/**
 * LRU cache of the HTML of static blocks: dishes' cards and what stands around every page. The key is all
 * that a block is made of: its properties, and of the state what is the same for everybody. A block that
 * is not cached is rendered in its page, and once more for the others when the page is done.
 */
export const createFragmentCache = (maxSize = MAX_SIZE) => {
  /** Empty for a block that is not rendered yet, or cannot be. */
  const fragments = new LRUCache<string, string>({
    maxSize,
    sizeCalculation: (html, key) => 2 * (key.length + html.length),
  });
  const blocks = new Map<unknown, number>();

  const numberOf = (block: unknown): number => {
    const number = blocks.get(block) ?? blocks.size;
    blocks.set(block, number);
    return number;
  };

  const renderLater = (key: string, renderNow: () => string): void => {
    fragments.set(key, '');
    setImmediate(() => {
      try {
        fragments.set(key, renderNow());
      } catch {
        // It is always rendered in its page from now on, where a fault is logged.
      }
    });
  };

  return {
    /** In bytes. */
    size: (): number => fragments.calculatedSize,
    /** The cached blocks for one request. */
    forRequest: (state: ShopState, translations: i18n): CachedHtml => {
      const { language, settings, setup, city, navigation, catalogue } = state;
      const forCards = contentKeys([{ ...language, chosen: null }, settings, setup]);
      const forLayout = contentKeys([city.current, city.all, navigation, catalogue.categories]);
      return (block, props) => {
        const card = cardOf(block, props);
        if (card && isOwn(state, card)) return null;
        const around = `${String(numberOf(block))},${forCards},${card ? '' : forLayout}`;
        const key = `${around},${contentKeys(Object.entries(props).flat())}`;
        const html = fragments.get(key);
        if (html === undefined) {
          renderLater(key, () => {
            const shared = card ? stateOfCards(state) : stateOfLayout(state);
            return render(createElement(block, props), shared, translations);
          });
        }
        return html || null;
      };
    },
  };
};

export type FragmentCache = ReturnType<typeof createFragmentCache>;
