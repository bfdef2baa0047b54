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
import type { Part } from '../../src/ui/components/kept-part';
import type { ProductCardProps } from '../../src/ui/components/product-card';
import { ProductCard } from '../../src/ui/components/product-card';
import type { KeptPiece } from './kept-pieces';
import { pieceOf } from './kept-pieces';
import { NamesOfEquals } from './names-of-equals';

/** In bytes of HTML and of names; a card has about a thousand. */
const MOST_KEPT = 16 * 1024 * 1024;

/** All of a visit that the card of a dish may depend on, and none of the visitor's own. */
const aroundCards = ({ language, settings, setup }: ShopState): ShopState => ({
  ...UNTOUCHED,
  language: { ...language, chosen: null },
  settings,
  setup,
});

/** The same of the parts of header and footer. */
const aroundFrame = (state: ShopState): ShopState => ({
  ...aroundCards(state),
  city: state.city,
  navigation: state.navigation,
  catalogue: { ...UNTOUCHED.catalogue, categories: state.catalogue.categories },
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
  selectQuantityOf(lineKey(plainLine(dish.id)))(state) > 0;

/** The properties of a dish's card; null for those of another part. */
const cardOf = <P extends object>(part: Part<P>, props: P): ProductCardProps | null =>
  // Types cannot say that a component and its properties belong together; the signature does.
  Object.is(part, ProductCard) ? (props as unknown as ProductCardProps) : null;

const make = (inside: ReactNode, state: ShopState, texts: i18n): KeptPiece =>
  pieceOf(
    renderToString(
      <ShopProviders store={createShopStore(state)} texts={{ get: () => texts }}>
        <StaticRouter location="/">{inside}</StaticRouter>
      </ShopProviders>,
    ),
  );

/** What is kept of a part with these properties; null where it is made now. */
export type KeptPieceOf = <P extends object>(part: Part<P>, props: P) => KeptPiece | null;

interface Made {
  /** Null for a part that cannot be made. */
  readonly piece: KeptPiece | null;
}

export interface PartKeeper {
  /** All that is cached, in bytes. */
  readonly size: () => number;
  /** The parts for one request. */
  readonly forVisit: (state: ShopState, texts: i18n) => KeptPieceOf;
}

/**
 * Keeps the HTML of dishes' cards and of what stands around every page for all requests. A part is known
 * by all that it is made of: its properties, and of the state what is the same for everybody. What the
 * visitor has done is not among it: a card that shows something of it is made anew, as is a part that
 * is asked for the first time; it is made once more for the others when the page is done. When there are
 * too many, those used longest ago go.
 */
export const createPartKeeper = (mostKept = MOST_KEPT): PartKeeper => {
  const kept = new LRUCache<string, Made>({
    maxSize: mostKept,
    sizeCalculation: ({ piece }, name) => 2 * name.length + (piece?.bytes.length ?? 0),
  });
  const beingMade = new Set<string>();
  const names = new NamesOfEquals();
  const parts = new Map<unknown, string>();

  const partName = (part: unknown): string => {
    const name = parts.get(part) ?? String(parts.size);
    parts.set(part, name);
    return name;
  };

  const namesOf = (values: readonly unknown[]): string =>
    values.map((value) => names.nameOf(value)).join();

  const keepLater = (name: string, makeIt: () => KeptPiece): void => {
    if (beingMade.has(name)) return;
    beingMade.add(name);
    setImmediate(() => {
      beingMade.delete(name);
      try {
        kept.set(name, { piece: makeIt() });
      } catch {
        // Nobody waits for it here. It stays one that is made in its page, where a fault is told.
        kept.set(name, { piece: null });
      }
    });
  };

  return {
    size: () => kept.calculatedSize,
    forVisit: (state, texts) => {
      const { language, settings, setup, city, navigation, catalogue } = state;
      const forCards = namesOf([{ ...language, chosen: null }, settings, setup]);
      const forFrame = namesOf([city.current, city.all, navigation, catalogue.categories]);
      return (part, props) => {
        const card = cardOf(part, props);
        if (card && isMadeAnew(state, card)) return null;
        let name = `${partName(part)},${forCards},${card ? '' : forFrame}`;
        for (const [field, value] of Object.entries(props)) {
          name += `,${field}${names.nameOf(value)}`;
        }
        const made = kept.get(name);
        if (made === undefined) {
          keepLater(name, () => {
            const around = card ? aroundCards(state) : aroundFrame(state);
            return make(createElement(part, props), around, texts);
          });
        }
        return made?.piece ?? null;
      };
    },
  };
};
