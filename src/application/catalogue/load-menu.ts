import type { Category } from '../../domain/catalogue/category';
import type { CityId, FilterId } from '../../domain/id/ids';
import { knownFilters } from '../../domain/catalogue/category-filter';
import { ok } from '../../domain/result/result';
import type { LoadedContent } from '../navigation/content-loader';
import type { CatalogueGateway } from '../ports/catalogue-gateway';
import { firstSections, menuFilters } from './menu-sections';
import { sectionsLoaded } from './menu-sections-slice';

interface MenuQuestion {
  readonly cityId: CityId;
  /** None while they are on their way to the frame of the page. */
  readonly categories: readonly Category[];
  readonly filter: readonly FilterId[];
}

/** Fetches the first sections of the whole menu. Never rejects. */
export const loadMenu = async (
  catalogue: CatalogueGateway,
  { cityId, categories: known, filter: asked }: MenuQuestion,
): LoadedContent => {
  const categories = known.length > 0 ? ok(known) : await catalogue.categories(cityId);
  if (!categories.ok) return categories;
  const filter = knownFilters(asked, menuFilters(categories.value));
  const loading = firstSections(categories.value, filter).map(async ({ slug }) => ({
    slug,
    answer: await catalogue.listing(cityId, { slug, page: 1, filter }),
  }));
  const listings = [];
  for (const { slug, answer } of await Promise.all(loading)) {
    if (!answer.ok) return answer;
    listings.push({ slug, listing: answer.value });
  }
  return ok([sectionsLoaded({ filter, listings })]);
};
