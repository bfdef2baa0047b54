import { useSelector } from 'react-redux';
import { selectCategories, selectCatalogue } from '../../../application/catalogue/catalogue-slice';
import type { ProductCard } from '../../../domain/catalogue/product';
import { usePageStatus } from '../../navigation/use-page-status';
import { CategoryTiles } from '../../components/category-tiles';
import { FailedBlock } from '../../components/failed-block';
import { ProductGrid, ProductGridSkeleton } from '../../components/product-grid';
import { ShopStatus } from '../../components/shop-status';
import { visuallyHidden } from '../../components/visually-hidden';
import { useShopWords } from '../../text/use-shop-words';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { Banners, BannersSkeleton } from './banners';
import { HomeSection } from './home-section';
import { HomeNews, HomePromotions } from './home-stories';

const status = css`
  margin-top: 16px;
`;

interface HitsProps {
  /** Null while they are not there. */
  readonly hits: readonly ProductCard[] | null;
  readonly isLoading: boolean;
}

const Hits = ({ hits, isLoading }: HitsProps) => {
  const t = useText();
  if (hits === null && !isLoading) return <FailedBlock text={t('home.failed')} />;
  if (hits?.length === 0) return null;
  return (
    <HomeSection id="hits" title={t('home.hits')}>
      {hits ? <ProductGrid dishes={hits} /> : <ProductGridSkeleton />}
    </HomeSection>
  );
};

export const HomePage = () => {
  const t = useText();
  const brand = useShopWords();
  const isLoading = usePageStatus().kind !== 'ready';
  const mainScreen = useSelector(selectCatalogue).mainScreen;
  const categories = useSelector(selectCategories);
  const heading = usePageHeading(t('home.title', { brand: brand.name }), mainScreen?.seo);
  const shown = isLoading ? null : mainScreen;
  return (
    <>
      <h1 className={visuallyHidden}>{heading}</h1>
      {shown && <Banners banners={shown.banners} />}
      {isLoading && <BannersSkeleton />}
      <div className={status}>
        <ShopStatus />
      </div>
      <Hits hits={shown?.hits ?? null} isLoading={isLoading} />
      {shown && <HomePromotions promos={shown.promos} />}
      {categories.length > 0 && (
        <HomeSection id="whole-menu" title={t('home.categories')}>
          <CategoryTiles categories={categories} />
        </HomeSection>
      )}
      {shown && shown.novelties.length > 0 && (
        <HomeSection id="novelties" title={t('home.novelties')}>
          <ProductGrid dishes={shown.novelties} />
        </HomeSection>
      )}
      {shown && <HomeNews news={shown.news} />}
    </>
  );
};
