import { css } from '@emotion/react';
import { useText } from '../../text/use-text';
import { useSelector } from 'react-redux';
import { openCategory } from '../../../application/catalogue/open-category';
import type { ShopState } from '../../../application/store/root-reducer';
import { useRoute } from '../../app/located-route';
import { usePageStatus } from '../../app/use-page-status';
import { ProductGrid, ProductGridSkeleton } from '../../components/product-grid';
import { pageHeading } from '../../components/heading-styles';
import { Skeleton } from '../../components/skeleton';
import { PageLinks } from './page-links';
import { SubcategoryLinks } from './subcategory-links';

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-bottom: 24px;
`;

const empty = css`
  padding: 48px 0;
  color: var(--text-soft);
  font-size: var(--size-17);
`;

/** Cards of the first screen on a wide monitor. */
const FIRST_CARDS = 4;

export const CategoryPage = () => {
  const t = useText();
  const route = useRoute();
  const status = usePageStatus();
  const categories = useSelector((state: ShopState) => state.catalogue.categories);
  const open = openCategory(categories, route);
  const listing = useSelector((state: ShopState) => state.catalogue.listing);
  const isReady = status.kind === 'ready' && listing !== null;
  return (
    <>
      <div css={head}>
        {open ? <h1 css={pageHeading}>{open.title}</h1> : <Skeleton height="40px" width="240px" />}
        {open && <SubcategoryLinks category={open.category} current={open.subcategorySlug} />}
      </div>
      {!isReady && <ProductGridSkeleton />}
      {isReady && listing.products.length === 0 && <p css={empty}>{t('category.empty')}</p>}
      {isReady && listing.products.length > 0 && (
        <>
          <ProductGrid dishes={listing.products} firstCount={FIRST_CARDS} headingLevel={2} />
          <PageLinks meta={listing.meta} />
        </>
      )}
    </>
  );
};
