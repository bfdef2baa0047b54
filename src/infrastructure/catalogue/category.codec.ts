import { Category as CategoryWire } from '../../../contract/wire/menu';
import * as t from 'io-ts';
import type { Category } from '../../domain/catalogue/category';
import { decoderOf } from '../http/decoder';
import { toSeo } from '../http/seo.codec';

const toCategory = (wire: CategoryWire): Category => ({
  id: wire.id,
  slug: wire.chpu,
  name: wire.name,
  iconPath: wire.svg_icon_web ?? null,
  isInFooter: wire.is_in_footer_web ?? false,
  dishCount: wire.goods_count ?? null,
  subcategories: (wire.subcategories ?? []).map(({ id, chpu, name }) => ({ id, slug: chpu, name })),
  filters: (wire.filters ?? []).map(({ id, name }) => ({ id, name })),
  seo: toSeo(wire.seo),
});

export const decodeCategories = decoderOf(t.array(CategoryWire), (wire) => wire.map(toCategory));
