import { isRight } from 'fp-ts/Either';
import { DishCard } from '../../../contract/wire/menu';
import type { ProductCard } from '../../domain/catalogue/product';
import { decimalFromMoney } from '../../domain/money/money';
import { moneyReader } from '../http/decoder';
import { toProductCard } from '../catalogue/product-card.codec';
import type { TextCodec } from './stored-text';
import { listOfJson } from './stored-text';

const STORED_DIGITS = 2;

/** As the backend writes it, but hundredths in any currency: only we read it; only what names a line of the cart. */
const encode = ({ id, slug, name, picture, amount, measure, price }: ProductCard) => ({
  id,
  chpu: slug,
  name,
  image_path: picture?.webp ?? null,
  image_path_jpeg: picture?.jpeg ?? null,
  amount,
  measure,
  price: decimalFromMoney(price, STORED_DIGITS),
});

const decode = (entry: unknown): readonly ProductCard[] => {
  const card = DishCard.decode(entry);
  return isRight(card) ? [toProductCard(card.right, moneyReader(STORED_DIGITS))] : [];
};

/** The cards of the cart's dishes; of a broken list what can be read. */
export const seenDishesCodec: TextCodec<readonly ProductCard[]> = {
  encode: (dishes) => (dishes.length === 0 ? '' : JSON.stringify(dishes.map(encode))),
  decode: (text) => listOfJson(text).flatMap(decode),
};
