import { Goods } from '../../../contract/wire/menu';
import type { SlugPage } from '../../application/ports/sitemap-gateway';
import { decoderOf } from '../http/decoder';
import { readPageMeta } from '../http/page-meta.codec';

export const decodeDishSlugs = decoderOf(Goods, ({ data, meta }): SlugPage => ({
  slugs: data.goods.map(({ chpu }) => chpu),
  lastPage: readPageMeta(meta, data.goods.length).lastPage,
}));
