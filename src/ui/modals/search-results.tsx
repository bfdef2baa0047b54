import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { ModalSearch } from '../../application/search/search-slice';
import { searchRetried } from '../../application/search/search-slice';
import { secondaryButton } from '../components/button-styles';
import { DishLink } from '../components/dish-link';
import { SearchIdeas } from '../components/search-ideas';
import { Skeletons } from '../components/skeleton';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { centredWrap, roundedControl, softNote, softText } from '../theme/shared-styles';
import { memo } from 'react';
import type { ProductCard } from '../../domain/catalogue/product';
import { Amount } from '../components/amount';
import { FoodPicture } from '../components/food-picture';
import { Price } from '../components/price';
import { CAN_HOVER, FROM_TABLET } from '../theme/media';
import { RetryButton } from '../components/retry-button';
import { MenuLink } from '../components/menu-link';

interface SearchResultsProps {
  readonly search: ModalSearch;
  readonly onChoose: (event: MouseEvent) => void;
}

const part = css({ display: 'grid', justifyItems: 'start', gap: 20 });

const bone = css({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  padding: '8px 0',
});

const SKELETON_ROWS = 5;

const SearchSkeleton = () => (
  <ul aria-hidden="true">
    {Array.from({ length: SKELETON_ROWS }, (_, index) => (
      <li key={index} className={bone}>
        <Skeletons sizes={['54px', ['20px', '60%']]} />
      </li>
    ))}
  </ul>
);

interface SearchResultProps {
  readonly dish: ProductCard;
  readonly onChoose: (event: MouseEvent) => void;
}

/* What the keys reach is not to stop under the input, which stays above the results. */
const row = css({
  scrollMarginTop: 112,
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  margin: '0 -8px',
  padding: 8,
  borderRadius: 'var(--radius-control)',
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)' } },
  '&:focus-visible': { background: 'var(--surface-muted)', outlineOffset: -3 },
});

const soldOutPicture = css(roundedControl, { filter: 'grayscale(1)', opacity: 0.7 });
const name = css({ fontWeight: 600, lineHeight: 1.25 });
const quiet = css({ marginTop: 2, color: 'var(--text-faint)', fontSize: 'var(--size-13)' });

/* The price stands below the name where large letters leave no room beside it. */
const textBlock = css(centredWrap, {
  gap: '4px 12px',
  '> :first-child': { flex: '1 1 6rem', minWidth: 0 },
});

/* On phones the name needs the room beside two prices, which then stand one above the other. */
const price = css({ maxWidth: 'min-content', [FROM_TABLET]: { maxWidth: 'none' } });

const reason = css(softNote, { maxWidth: '14ch', textAlign: 'right' });

const SearchResult = memo(({ dish, onChoose }: SearchResultProps) => {
  const t = useText();
  const isSoldOut = dish.unavailableReason !== null;
  return (
    <DishLink className={row} dish={dish} onClick={onChoose}>
      <div className={isSoldOut ? soldOutPicture : roundedControl}>
        <FoodPicture picture={dish.picture} alt="" sizes="72px" />
      </div>
      <div className={textBlock}>
        <div>
          <p className={name}>{dish.name}</p>
          <p className={quiet}>
            <Amount amount={dish.amount} measure={dish.measure} />
          </p>
        </div>
        {isSoldOut ? (
          <p className={reason}>{dish.unavailableReason || t('product.unavailable')}</p>
        ) : (
          <div className={price}>
            <Price amount={dish.price} before={dish.oldPrice} />
          </div>
        )}
      </div>
    </DishLink>
  );
});
SearchResult.displayName = 'SearchResult';

export const SearchResults = ({ search: { phase, found }, onChoose }: SearchResultsProps) => {
  const t = useText();
  const dispatch = useDispatch();
  if (phase === 'idle') return <SearchIdeas onChoose={onChoose} />;
  if (phase === 'failed') {
    return (
      <RetryButton className={secondaryButton} onClick={() => dispatch(searchRetried(undefined))} />
    );
  }
  if (!found) return <SearchSkeleton />;
  if (found.dishes.length === 0) {
    return (
      <div className={part}>
        <p className={softText}>{t('search.emptyText')}</p>
        <MenuLink onClick={onChoose} />
        <SearchIdeas onChoose={onChoose} />
      </div>
    );
  }
  return (
    <ul aria-label={t('search.results')}>
      {found.dishes.map((dish) => (
        <li key={dish.id}>
          <SearchResult dish={dish} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
};
