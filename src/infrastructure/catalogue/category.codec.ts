import * as t from 'io-ts';
import type { Category } from '../../domain/catalogue/category';
import { decoderOf, WireCategoryId, WireFilterId, optional } from '../http/wire-types';
import { SeoWire, toSeo } from '../http/seo.codec';

const SubcategoryWire = t.type({ id: WireCategoryId, chpu: t.string, name: t.string });

const CategoryWire = t.intersection([
  SubcategoryWire,
  t.partial({
    svg_icon_web: optional(t.string),
    is_in_footer_web: t.boolean,
    subcategories: t.array(SubcategoryWire),
    filters: optional(t.array(t.type({ id: WireFilterId, name: t.string }))),
    seo: SeoWire,
  }),
]);

const toCategory = (wire: t.TypeOf<typeof CategoryWire>): Category => ({
  id: wire.id,
  slug: wire.chpu,
  name: wire.name,
  iconPath: wire.svg_icon_web ?? null,
  isInFooter: wire.is_in_footer_web ?? false,
  subcategories: (wire.subcategories ?? []).map(({ id, chpu, name }) => ({ id, slug: chpu, name })),
  filters: (wire.filters ?? []).map(({ id, name }) => ({ id, name })),
  seo: toSeo(wire.seo),
});

export const decodeCategories = decoderOf(t.array(CategoryWire), (wire) => wire.map(toCategory));
