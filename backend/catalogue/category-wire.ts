import type { AnswerOf } from '../../contract/wire/codec';
import type { Category as CategoryWire } from '../../contract/wire/menu';
import { categoryIconPath } from '../media-icons/category-icons';
import type { Localise } from '../i18n/localised-text';
import { localisedSeo } from '../i18n/localised-text';
import type { Category } from './menu';
import { toWireSection } from './product-wire';

export const toWireCategory = (
  category: Category,
  dishCount: number,
  localise: Localise,
): AnswerOf<typeof CategoryWire> => ({
  ...toWireSection(category, localise),
  svg_icon_web: category.icon === null ? null : categoryIconPath(category.icon),
  is_in_footer_web: category.isInFooter,
  goods_count: dishCount,
  filters: category.filters.map(({ id, name }) => ({ id, name: localise(name) })),
  subcategories: category.subcategories.map((section) => toWireSection(section, localise)),
  seo: localisedSeo(category.seo, localise),
});
