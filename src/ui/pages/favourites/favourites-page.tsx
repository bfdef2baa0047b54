import { useSelector } from 'react-redux';
import { selectFavourites } from '../../../application/favourites/favourites-slice';
import { usePageStatus } from '../../navigation/use-page-status';
import { FailedBlock } from '../../components/failed-block';
import { pageHeading } from '../../components/heading-styles';
import { ProductGridSkeleton } from '../../components/product-grid';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { FavouritesGrid } from './favourites-grid';
import { GoneDishes } from './gone-dishes';
import { softLine } from '../../theme/shared-styles';
import { ShopLink } from '../../navigation/shop-link';
import { primaryButton } from '../../components/button-styles';
import { EmptyPage } from '../../components/empty-page';

const head = css`
  display: grid;
  gap: 8px;
  margin-bottom: 24px;
`;

/** Nothing liked yet: how it is done, and the way to the menu. */
const EmptyFavourites = () => {
  const t = useText();
  return (
    <EmptyPage icon="heart" title={t('favourites.emptyTitle')} text={t('favourites.emptyText')}>
      <ShopLink className={primaryButton} to="/products">
        {t('cart.toMenu')}
      </ShopLink>
    </EmptyPage>
  );
};

/** The dishes that the customer likes, the newest first. */
export const FavouritesPage = () => {
  const t = useText();
  const status = usePageStatus();
  const { ids, hasFailed, ...loaded } = useSelector(selectFavourites);
  const products = status.kind === 'ready' ? loaded.products : null;
  const liked = products?.filter(({ id }) => ids.includes(id)).length ?? 0;
  const hasNothing = products?.length === 0 && !hasFailed;
  if (hasNothing && ids.length === 0) return <EmptyFavourites />;
  return (
    <>
      <div className={head}>
        <h1 className={pageHeading}>{t('favourites.title')}</h1>
        <p className={softLine}>{liked > 0 && t('favourites.count', { count: liked })}</p>
      </div>
      {products === null && <ProductGridSkeleton />}
      {products && hasFailed && <FailedBlock text={t('favourites.failed')} />}
      {products && !hasFailed && (
        <>
          <GoneDishes />
          <FavouritesGrid products={products} />
        </>
      )}
    </>
  );
};
