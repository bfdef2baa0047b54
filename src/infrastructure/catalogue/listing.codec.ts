import { CategoryGoods } from '../../../contract/wire/menu';
import type { Listing } from '../../application/ports/listing';
import { toPromoBanner } from '../content/promo-banner.codec';
import { moneyDecoderOf } from '../http/decoder';
import { readPageMeta } from '../http/page-meta.codec';
import { toProductCard } from './product-card.codec';

export const decodeListing = moneyDecoderOf(
  CategoryGoods,
  ({ goods, promo, meta }, money): Listing => ({
    products: goods.map((dish) => toProductCard(dish, money)),
    promos: (promo ?? []).map(toPromoBanner),
    meta: readPageMeta(meta, goods.length),
  }),
);
