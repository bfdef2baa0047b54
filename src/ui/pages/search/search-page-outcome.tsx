import type { ProductCard } from '../../../domain/catalogue/product';
import { ShopLink } from '../../navigation/shop-link';
import { primaryButton } from '../../components/button-styles';
import { ProductGrid } from '../../components/product-grid';
import { SearchIdeas } from '../../components/search-ideas';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { softText } from '../../theme/shared-styles';

interface SearchPageOutcomeProps {
  /** Best first. */
  readonly dishes: readonly ProductCard[];
}

const nothing = css`
  display: grid;
  justify-items: start;
  gap: 20px;
`;

/** Cards of the first screen on a wide monitor. */
const FIRST_CARDS = 4;

/** The dishes that were found, or where else to look. */
export const SearchPageOutcome = ({ dishes }: SearchPageOutcomeProps) => {
  const t = useText();
  if (dishes.length > 0) return <ProductGrid dishes={dishes} firstCount={FIRST_CARDS} />;
  return (
    <div className={nothing}>
      <p className={softText}>{t('search.emptyText')}</p>
      <ShopLink className={primaryButton} to="/products">
        {t('cart.toMenu')}
      </ShopLink>
      <SearchIdeas />
    </div>
  );
};
