import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { ModalSearch } from '../../application/search/search-slice';
import { searchRetried } from '../../application/search/search-slice';
import { ShopLink } from '../navigation/shop-link';
import { primaryButton, secondaryButton } from '../components/button-styles';
import { SearchIdeas } from '../components/search-ideas';
import { Skeletons } from '../components/skeleton';
import { useText } from '../text/use-text';
import { css } from '../theme/emotion';
import { SearchResult } from './search-result';
import { softText } from '../theme/shared-styles';

interface SearchOutcomeProps {
  readonly search: ModalSearch;
  readonly onChoose: (event: MouseEvent) => void;
}

const part = css`
  display: grid;
  justify-items: start;
  gap: 20px;
`;

const bone = css`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  padding: 8px 0;
`;

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

/** What the modal shows below its input: what was found, and otherwise something useful to do. */
export const SearchOutcome = ({ search: { phase, found }, onChoose }: SearchOutcomeProps) => {
  const t = useText();
  const dispatch = useDispatch();
  if (phase === 'idle') return <SearchIdeas onChoose={onChoose} />;
  if (phase === 'failed') {
    return (
      <button
        type="button"
        className={secondaryButton}
        onClick={() => dispatch(searchRetried(undefined))}
      >
        {t('error.retry')}
      </button>
    );
  }
  if (!found) return <SearchSkeleton />;
  if (found.dishes.length === 0) {
    return (
      <div className={part}>
        <p className={softText}>{t('search.emptyText')}</p>
        <ShopLink className={primaryButton} to="/products" onClick={onChoose}>
          {t('cart.toMenu')}
        </ShopLink>
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
