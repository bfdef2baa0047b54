import { isRight } from 'fp-ts/Either';
import type { ProductCard } from '../../domain/catalogue/product';
import { decimalFromMoney } from '../../domain/money/money';
import { ProductCardWire, toProductCard } from '../catalogue/product-card.codec';
import { attempt } from './attempt';

const KEY = 'cartDishes';

type LocalArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SeenDishesStorage {
  load(): readonly ProductCard[];
  save(dishes: readonly ProductCard[]): void;
}

/** As the backend writes it; only what names a line of the cart. */
const write = ({ id, slug, name, picture, amount, measure, price }: ProductCard) => ({
  id,
  chpu: slug,
  name,
  image_path: picture?.webp ?? null,
  image_path_jpeg: picture?.jpeg ?? null,
  amount,
  measure,
  price: decimalFromMoney(price),
});

const read = (entry: unknown): readonly ProductCard[] => {
  const card = ProductCardWire.decode(entry);
  return isRight(card) ? [toProductCard(card.right)] : [];
};

/** `area` is asked for only when needed, since merely touching it may be forbidden. */
export const localSeenDishes = (area: () => LocalArea): SeenDishesStorage => ({
  load: () =>
    attempt(() => {
      const kept: unknown = JSON.parse(area().getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.flatMap(read) : [];
    }, []),
  save: (dishes) => {
    attempt(() => {
      if (dishes.length === 0) area().removeItem(KEY);
      else area().setItem(KEY, JSON.stringify(dishes.map(write)));
    }, undefined);
  },
});
