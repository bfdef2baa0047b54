import * as t from 'io-ts';
import type { SlugPage } from '../../application/ports/sitemap-gateway';
import { decoderOf } from '../http/wire-types';
import { MetaWire, readPageMeta } from '../http/page-meta.codec';

const DishesWire = t.type({
  data: t.type({ goods: t.array(t.type({ chpu: t.string })) }),
  meta: MetaWire,
});

export const decodeDishSlugs = decoderOf(DishesWire, ({ data, meta }): SlugPage => ({
  slugs: data.goods.map(({ chpu }) => chpu),
  lastPage: readPageMeta(meta, data.goods.length).lastPage,
}));
