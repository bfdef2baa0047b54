import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectShownListing } from '../../../application/catalogue/catalogue-selectors';
import { selectCategories } from '../../../application/catalogue/catalogue-slice';
import type { OpenCategory } from '../../../application/catalogue/open-category';
import { openCategory } from '../../../application/catalogue/open-category';
import { routeKey } from '../../../application/navigation/route-key';
import { knownFilters } from '../../../domain/catalogue/category-filter';
import { useRoute } from '../../navigation/located-route';
import { usePageStatus } from '../../navigation/use-page-status';
import { FIRST_DISHES, ProductGrid, ProductGridSkeleton } from '../../components/product-grid';
import { pageHeading } from '../../components/heading-styles';
import { Skeleton } from '../../components/skeleton';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { FurtherPages } from './further-pages';
import { ShopLink } from '../../navigation/shop-link';
import { Message } from '../../components/message';
import { MenuLink } from '../../components/menu-link';
import type { Category } from '../../../domain/catalogue/category';
import type { FilterId } from '../../../domain/id/ids';
import { listAddress } from '../../navigation/list-address';
import { chip, chipRow, DishFilters, NothingFits } from '../../components/dish-filters';
import { oneColumn } from '../../theme/shared-styles';

const head = css(oneColumn, { gap: 16, marginBottom: 24 });

/* There before the number is. */
const found = css({ minHeight: '1.5em', color: 'var(--text-soft)' });

const Heading = ({ title, seo }: Pick<OpenCategory, 'title' | 'seo'>) => (
  <h1 className={pageHeading}>{usePageHeading(title, seo)}</h1>
);

/** A list without a dish: because of the filters, or because there is none today. */
const EmptyList = ({ isFiltered }: { readonly isFiltered: boolean }) => {
  const t = useText();
  if (!isFiltered)
    return (
      <Message text={t('category.empty')}>
        <MenuLink />
      </Message>
    );
  return <NothingFits />;
};

interface SubcategoryLinksProps {
  readonly category: Category;
  readonly current: string | null;
  /** Stays set from one kind to the next. */
  readonly filter: readonly FilterId[];
}

const kind = css(chip, {
  '&[aria-current]': { background: 'var(--text)', color: 'var(--ground)' },
});

const CURRENT = { 'aria-current': 'page' } as const;

const SubcategoryLinks = ({ category, current, filter }: SubcategoryLinksProps) => {
  const t = useText();
  if (category.subcategories.length === 0) return null;
  return (
    <nav aria-label={t('category.kinds', { category: category.name })}>
      <ul className={chipRow}>
        <li>
          <ShopLink
            className={kind}
            to={listAddress(`/products/${category.slug}`, { filter })}
            {...(current === null ? CURRENT : {})}
          >
            {t('category.all')}
          </ShopLink>
        </li>
        {category.subcategories.map(({ id, slug, name }) => (
          <li key={id}>
            <ShopLink
              className={kind}
              to={listAddress(`/products/${category.slug}/${slug}`, { filter })}
              {...(slug === current ? CURRENT : {})}
            >
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const CategoryPage = () => {
  const t = useText();
  const route = useRoute();
  const status = usePageStatus();
  const categories = useSelector(selectCategories);
  const listing = useSelector(selectShownListing);
  const list = useRef<HTMLUListElement>(null);
  const open = openCategory(categories, route);
  if (route.name !== 'category' && route.name !== 'subcategory') return null;
  const filters = open?.category.filters ?? [];
  const chosen = knownFilters(route.filter, filters);
  const shown = status.kind === 'ready' ? listing : null;
  return (
    <>
      <div className={head}>
        {open ? <Heading {...open} /> : <Skeleton height="40px" width="240px" />}
        {open && (
          <SubcategoryLinks
            category={open.category}
            current={open.subcategorySlug}
            filter={chosen}
          />
        )}
        <DishFilters filters={filters} chosen={chosen} />
        {filters.length > 0 && (
          <p className={found} role="status">
            {shown && t('category.found', { count: shown.meta.total })}
          </p>
        )}
      </div>
      {!shown && <ProductGridSkeleton />}
      {shown?.products.length === 0 && <EmptyList isFiltered={chosen.length > 0} />}
      {shown && shown.products.length > 0 && (
        <>
          <ProductGrid
            dishes={shown.products}
            promos={shown.promos}
            list={list}
            firstCount={FIRST_DISHES}
            headingLevel={2}
          />
          <FurtherPages key={routeKey(route)} route={route} listing={shown} list={list} />
        </>
      )}
    </>
  );
};
