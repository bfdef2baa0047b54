import { useSelector, useDispatch } from 'react-redux';
import {
  selectFavourites,
  favouriteToggled,
  selectFavouriteIds,
} from '../../../application/favourites/favourites-slice';
import { usePageStatus } from '../../navigation/use-page-status';
import { FailedBlock } from '../../components/failed-block';
import { pageHeading } from '../../components/heading-styles';
import { FIRST_DISHES, ProductGridSkeleton, dishGrid } from '../../components/product-grid';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { centredWrap, softLine } from '../../theme/shared-styles';
import { quietButton } from '../../components/button-styles';
import { Message } from '../../components/message';
import { selectGoneFavourites } from '../../../application/favourites/favourites-selectors';
import { focusMain } from '../../components/main';
import { WITHOUT_SCRIPTS } from '../../theme/media';
import type { Product } from '../../../domain/catalogue/product';
import { ProductCard } from '../../components/product-card';
import { MenuLink } from '../../components/menu-link';

const head = css({ display: 'grid', gap: 8, marginBottom: 24 });

const line = css(centredWrap, {
  columnGap: 8,
  marginBottom: 24,
  padding: '4px 16px',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface-muted)',
  color: 'var(--text-soft)',
  '& > p': { padding: '8px 0' },
});

/* Its words begin where the others do. */
const forgetButton = css(quietButton, { marginLeft: -8, [WITHOUT_SCRIPTS]: { display: 'none' } });

/* Only the picture: words that are paler could not be read. */
const paler = css({ position: 'relative', '& picture': { display: 'block', opacity: 0.4 } });

/* In the middle of the picture, so that nothing moves when it comes and goes. */
const remark = css({
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  pointerEvents: 'none',
  '& > span': {
    padding: '4px 12px',
    borderRadius: 'var(--radius-pill)',
    background: 'var(--surface)',
    fontWeight: 500,
    fontSize: 'var(--size-13)',
  },
});

/** An unliked dish keeps its place until the page is left: a slip of the finger costs nothing. */
const FavouritesGrid = ({ products }: { readonly products: readonly Product[] }) => {
  const t = useText();
  const ids = useSelector(selectFavouriteIds);
  return (
    <ul className={dishGrid}>
      {products.map((dish, index) => {
        const isLiked = ids.includes(dish.id);
        return (
          <li key={dish.id} className={isLiked ? undefined : paler}>
            <ProductCard dish={dish} isFirst={index < FIRST_DISHES} headingLevel={2} />
            {!isLiked && (
              <p className={remark}>
                <span>{t('favourites.unliked')}</span>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** Says that dishes of the list have left the menu; they may come back, so only the customer removes them. */
const GoneDishes = () => {
  const t = useText();
  const dispatch = useDispatch();
  const gone = useSelector(selectGoneFavourites);
  if (gone.length === 0) return null;
  return (
    <div className={line}>
      <p>{t('favourites.gone', { count: gone.length })}</p>
      <button
        type="button"
        className={forgetButton}
        onClick={() => {
          for (const productId of gone) dispatch(favouriteToggled({ productId }));
          focusMain();
        }}
      >
        {t('favourites.forget')}
      </button>
    </div>
  );
};

/** Nothing liked yet: how it is done, and the way to the menu. */
const EmptyFavourites = () => {
  const t = useText();
  return (
    <Message icon="heart" title={t('favourites.emptyTitle')} text={t('favourites.emptyText')}>
      <MenuLink />
    </Message>
  );
};

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
