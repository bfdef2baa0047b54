import { css } from '@emotion/react';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../../application/store/root-reducer';
import { usePageStatus } from '../../app/use-page-status';
import { CategoryTiles } from '../../components/category-tiles';
import { ProductGrid, ProductGridSkeleton } from '../../components/product-grid';
import { ShopStatus } from '../../components/shop-status';
import { visuallyHidden } from '../../components/visually-hidden';
import { useBrandText } from '../../text/use-brand-text';
import { useText } from '../../text/use-text';
import { Banners, BannersSkeleton } from './banners';
import { HomeSection } from './home-section';
import { HomeNews, HomePromotions } from './home-stories';

const status = css`
  margin-top: 16px;
`;

export const HomePage = () => {
  const t = useText();
  const brand = useBrandText();
  const { kind } = usePageStatus();
  const mainScreen = useSelector((state: ShopState) => state.catalogue.mainScreen);
  const categories = useSelector((state: ShopState) => state.catalogue.categories);
  const isReady = kind === 'ready' && mainScreen !== null;
  return (
    <>
      <h1 css={visuallyHidden}>
        {mainScreen?.seo.heading ?? t('home.title', { brand: brand.name })}
      </h1>
      {isReady ? <Banners banners={mainScreen.banners} /> : <BannersSkeleton />}
      <div css={status}>
        <ShopStatus />
      </div>
      {(!isReady || mainScreen.hits.length > 0) && (
        <HomeSection id="hits" title={t('home.hits')}>
          {isReady ? <ProductGrid dishes={mainScreen.hits} /> : <ProductGridSkeleton />}
        </HomeSection>
      )}
      {isReady && <HomePromotions promos={mainScreen.promos} />}
      {categories.length > 0 && (
        <HomeSection id="whole-menu" title={t('home.categories')}>
          <CategoryTiles categories={categories} />
        </HomeSection>
      )}
      {isReady && mainScreen.novelties.length > 0 && (
        <HomeSection id="novelties" title={t('home.novelties')}>
          <ProductGrid dishes={mainScreen.novelties} />
        </HomeSection>
      )}
      {isReady && <HomeNews news={mainScreen.news} />}
    </>
  );
};
