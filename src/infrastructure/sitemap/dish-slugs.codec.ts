import * as t from 'io-ts';
import { lenient } from '../../../contract/wire/codec';
import { Slug } from '../../../contract/wire/primitives';
import { Meta } from '../../../contract/wire/shared';
import type { SlugPage } from '../../application/ports/sitemap-gateway';
import { decoderOf } from '../http/decoder';
import { readPageMeta } from '../http/page-meta.codec';

/** Of a page of the menu only where its dishes are: an odd dish has a page of its own that says so. */
const GoodsSlugs = t.type({
  data: t.type({ goods: t.readonlyArray(t.type({ chpu: Slug })) }),
  meta: lenient(Meta),
});

export const decodeDishSlugs = decoderOf(GoodsSlugs, ({ data, meta }): SlugPage => ({
  slugs: data.goods.map(({ chpu }) => chpu),
  lastPage: readPageMeta(meta, data.goods.length).lastPage,
}));
