import * as t from 'io-ts';
import type { Listing } from '../../application/catalogue/listing';
import { decoderOf } from '../http/decode';
import { Count } from '../http/wire-types';
import { ProductCardWire, toProductCard } from './product-card.codec';

const MetaWire = t.type({
  current_page: Count,
  last_page: Count,
  per_page: Count,
  total: Count,
});

const ListingWire = t.type({ goods: t.array(ProductCardWire), meta: MetaWire });

export const decodeListing = decoderOf(ListingWire, ({ goods, meta }): Listing => ({
  products: goods.map(toProductCard),
  meta: {
    currentPage: meta.current_page,
    lastPage: meta.last_page,
    perPage: meta.per_page,
    total: meta.total,
  },
}));
