import { useSelector } from 'react-redux';
import { selectSearch } from '../../../application/search/search-slice';
import { isSearchable } from '../../../domain/search/search-text';
import { useRoute } from '../../navigation/located-route';
import { usePageStatus } from '../../navigation/use-page-status';
import { pageHeading, sectionHeading } from '../../components/heading-styles';
import { FIRST_DISHES, ProductGridSkeleton, ProductGrid } from '../../components/product-grid';
import { SearchForm } from '../../components/search-form';
import { SearchIdeas } from '../../components/search-ideas';
import { useFoundText } from '../../components/use-found-text';
import { useSubmitSearch } from '../../components/use-submit-search';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import type { ProductCard } from '../../../domain/catalogue/product';
import { softText } from '../../theme/shared-styles';
import { MenuLink } from '../../components/menu-link';

const head = css({ display: 'grid', gap: 16, maxWidth: 640, marginBottom: 16 });

interface SearchPageResultProps {
  /** Best first. */
  readonly dishes: readonly ProductCard[];
}

const nothing = css({ display: 'grid', justifyItems: 'start', gap: 20 });

const SearchPageResult = ({ dishes }: SearchPageResultProps) => {
  const t = useText();
  if (dishes.length > 0) return <ProductGrid dishes={dishes} firstCount={FIRST_DISHES} />;
  return (
    <div className={nothing}>
      <p className={softText}>{t('search.emptyText')}</p>
      <MenuLink />
      <SearchIdeas />
    </div>
  );
};

export const SearchPage = () => {
  const t = useText();
  const route = useRoute();
  const status = usePageStatus();
  const found = useSelector(selectSearch).found;
  const foundText = useFoundText();
  const { isRefused, forgive, submit } = useSubmitSearch();
  const text = route.name === 'search' ? route.text : '';
  const isAsked = isSearchable(text);
  const shown = isAsked && status.kind === 'ready' ? found : null;
  return (
    <>
      <div className={head}>
        <h1 className={pageHeading}>{t('search.title')}</h1>
        <SearchForm
          text={text}
          line={isRefused || !isAsked ? t('modal.search.min') : null}
          isRefused={isRefused}
          onType={forgive}
          onSubmit={submit}
        />
      </div>
      {/* Read out when another text has its answer. */}
      <div role="status">{shown && <h2 className={sectionHeading}>{foundText(shown)}</h2>}</div>
      {!isAsked && <SearchIdeas />}
      {isAsked && !shown && <ProductGridSkeleton />}
      {shown && <SearchPageResult dishes={shown.dishes} />}
    </>
  );
};
