import { css } from '@emotion/react';
import { useText } from '../../text/use-text';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../../application/store/root-reducer';
import { usePageStatus } from '../../app/use-page-status';
import { ProductGrid, ProductGridSkeleton } from '../../components/product-grid';
import { sectionHeading } from '../../components/heading-styles';
import { CategoryTiles } from '../../components/category-tiles';
import { visuallyHidden } from '../../components/visually-hidden';
import { Banners, BannersSkeleton } from './banners';

const section = css`
  margin-top: 48px;
`;

export const HomePage = () => {
  const t = useText();
  const status = usePageStatus();
  const mainScreen = useSelector((state: ShopState) => state.catalogue.mainScreen);
  const categories = useSelector((state: ShopState) => state.catalogue.categories);
  const isReady = status.kind === 'ready' && mainScreen !== null;
  return (
    <>
      <h1 css={visuallyHidden}>{t('home.title')}</h1>
      {isReady ? <Banners banners={mainScreen.banners} /> : <BannersSkeleton />}
      {(!isReady || mainScreen.hits.length > 0) && (
        <section css={section} aria-labelledby="hits">
          <h2 css={sectionHeading} id="hits">
            {t('home.hits')}
          </h2>
          {isReady ? <ProductGrid dishes={mainScreen.hits} /> : <ProductGridSkeleton />}
        </section>
      )}
      {categories.length > 0 && (
        <section css={section} aria-labelledby="whole-menu">
          <h2 css={sectionHeading} id="whole-menu">
            {t('home.categories')}
          </h2>
          <CategoryTiles categories={categories} />
        </section>
      )}
      {isReady && mainScreen.novelties.length > 0 && (
        <section css={section} aria-labelledby="novelties">
          <h2 css={sectionHeading} id="novelties">
            {t('home.novelties')}
          </h2>
          <ProductGrid dishes={mainScreen.novelties} />
        </section>
      )}
    </>
  );
};
