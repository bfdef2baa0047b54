import * as t from 'io-ts';
import type { Listing } from '../../application/ports/listing';
import { PromoBannerWire, toPromoBanner } from '../content/promo-banner.codec';
import { moneyDecoderOf } from '../http/wire-types';
import { MetaWire, readPageMeta } from '../http/page-meta.codec';
import { ProductCardWire, toProductCard } from './product-card.codec';

const ListingWire = t.intersection([
  t.type({ goods: t.array(ProductCardWire), meta: MetaWire }),
  t.partial({ promo: t.array(PromoBannerWire) }),
]);

export const decodeListing = moneyDecoderOf(
  ListingWire,
  ({ goods, promo, meta }, money): Listing => ({
    products: goods.map((dish) => toProductCard(dish, money)),
    promos: (promo ?? []).map(toPromoBanner),
    meta: readPageMeta(meta, goods.length),
  }),
);
