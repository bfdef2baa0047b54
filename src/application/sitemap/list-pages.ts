import type { Category } from '../../domain/catalogue/category';
import type { CityId } from '../../domain/id/ids';
import { navigationTarget } from '../../domain/navigation/navigation-target';
import type { Result } from '../../domain/result/result';
import { ok } from '../../domain/result/result';
import type { Instant } from '../../domain/time/instant';
import type { Route } from '../navigation/route';
import type { CatalogueGateway } from '../ports/catalogue-gateway';
import type { CityGateway } from '../ports/city-gateway';
import type { ContentGateway } from '../ports/content-gateway';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { SitemapGateway } from '../ports/sitemap-gateway';
import { allPages, unlessMissing } from './all-pages';

/** A page that search engines are to know of. */
export interface ListedPage {
  readonly route: Route;
  /** Null where nobody knows it. */
  readonly changedAt: Instant | null;
}

type Listed = Promise<Result<GatewayFailure, readonly ListedPage[]>>;

export interface ListPagesDeps {
  readonly cities: CityGateway;
  readonly catalogue: CatalogueGateway;
  readonly content: ContentGateway;
  readonly sitemap: SitemapGateway;
  /** The page that a path of the shop names. */
  readonly routeOf: (path: string) => Route;
}

/** Only dots would climb out of the path; half of a sign cannot be written in an address. */
const isNameable = (slug: string): boolean => !/^\.{0,2}$|\p{Cs}/u.test(slug);

const undated = (routes: readonly Route[]): readonly ListedPage[] =>
  routes.map((route) => ({ route, changedAt: null }));

const FIXED: readonly Route[] = [
  { name: 'home' },
  { name: 'products' },
  { name: 'contacts' },
  { name: 'delivery' },
];

const ofCategory = ({ slug: category, subcategories }: Category): readonly Route[] => {
  const list = { page: 1, filter: [] };
  return [
    { name: 'category', category, ...list },
    ...subcategories
      .filter(({ slug }) => isNameable(slug))
      .map(({ slug }): Route => ({ name: 'subcategory', category, subcategory: slug, ...list })),
  ];
};

const listMenu = async ({ catalogue, sitemap }: ListPagesDeps, cityId: CityId): Listed => {
  const [categories, dishes] = await Promise.all([
    catalogue.categories(cityId),
    allPages(
      (page) => sitemap.dishes(cityId, page),
      ({ lastPage }) => lastPage,
    ),
  ]);
  if (!categories.ok) return categories;
  if (!dishes.ok) return dishes;
  const slugs = new Set(dishes.value.flatMap((page) => page.slugs).filter(isNameable));
  return ok(
    undated([
      ...categories.value.filter(({ slug }) => isNameable(slug)).flatMap(ofCategory),
      ...[...slugs].map((slug): Route => ({ name: 'product', slug })),
    ]),
  );
};

const listNews = async ({ content }: ListPagesDeps, cityId: CityId): Listed => {
  const lists = await allPages(
    (page) => content.newsList(cityId, page),
    ({ meta }) => meta.lastPage,
  );
  if (!lists.ok) return lists;
  const items = lists.value.flatMap((list) => list.items).filter(({ slug }) => isNameable(slug));
  return ok([
    ...undated(lists.value.map((_, index): Route => ({ name: 'news', page: index + 1 }))),
    ...items.map(({ slug, publishedAt }): ListedPage => ({
      route: { name: 'newsItem', slug },
      changedAt: publishedAt,
    })),
  ]);
};

/** Those that have ended are in no list. Rules 4.4. */
const listPromotions = async ({ content }: ListPagesDeps, cityId: CityId): Listed => {
  const promotions = await unlessMissing(content.promotions(cityId), null);
  if (!promotions.ok) return promotions;
  if (promotions.value === null) return ok([]);
  const slugs = promotions.value.map(({ slug }) => slug).filter(isNameable);
  return ok(
    undated([{ name: 'promotions' }, ...slugs.map((slug): Route => ({ name: 'promotion', slug }))]),
  );
};

/** The slug of the text that a page shows; null for a page that shows none. */
const textOf = (route: Route): string | null => {
  switch (route.name) {
    case 'about':
      return 'about';
    case 'page':
      return route.slug;
    case 'modulePage':
      return route.page ?? route.module;
    default:
      return null;
  }
};

/** The restaurant's texts that its navigation leads to, and the one about itself, as far as there are any. */
const listArticles = async (deps: ListPagesDeps, cityId: CityId): Listed => {
  const navigation = await deps.cities.navigation(cityId);
  if (!navigation.ok) return navigation;
  const paths = navigation.value.flatMap((item) => {
    const target = navigationTarget(item);
    return target.kind === 'internal' ? [target.path] : [];
  });
  const routes = [...new Set(['/about', ...paths])].map(deps.routeOf);
  const listed: Route[] = [];
  for (const route of routes) {
    const slug = textOf(route);
    if (slug === null) continue;
    const text = await unlessMissing(deps.content.page(cityId, slug), null);
    if (!text.ok) return text;
    if (text.value !== null) listed.push(route);
  }
  return ok(undated(listed));
};

/**
 * Use-case: every page of a city that search engines are to know of, or why the list cannot be had.
 * Never rejects.
 */
export const makeListPages =
  (deps: ListPagesDeps) =>
  async (cityId: CityId): Listed => {
    const lists = await Promise.all(
      [listMenu, listNews, listPromotions, listArticles].map((list) => list(deps, cityId)),
    );
    const pages: ListedPage[] = [...undated(FIXED)];
    for (const list of lists) {
      if (!list.ok) return list;
      pages.push(...list.value);
    }
    return ok(pages);
  };

export type ListPages = ReturnType<typeof makeListPages>;
