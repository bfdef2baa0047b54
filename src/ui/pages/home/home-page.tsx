import { useSelector } from 'react-redux';
import { selectCategories, selectCatalogue } from '../../../application/catalogue/catalogue-slice';
import type { ProductCard } from '../../../domain/catalogue/product';
import { usePageStatus } from '../../navigation/use-page-status';
import { FailedBlock } from '../../components/failed-block';
import { ProductGrid, ProductGridSkeleton } from '../../components/product-grid';
import { ShopStatus } from '../../components/shop-status';
import { visuallyHidden } from '../../components/visually-hidden';
import { useShopBrand } from '../../i18n/use-shop-brand';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { Banners, BannersSkeleton } from './banners';
import type { Category } from '../../../domain/catalogue/category';
import { ShopLink } from '../../navigation/shop-link';
import { CAN_HOVER, FROM_DESKTOP, FROM_TABLET, PAGE_FROM_TABLET } from '../../theme/media';
import { CategoryIcon } from '../../components/category-icon';
import type { NewsCard, PromoBanner } from '../../../application/ports/article';
import { PromoCard } from '../../components/promo-card';
import { NewsCards } from '../../components/news-cards';
import type { ReactNode } from 'react';
import { quietButton } from '../../components/button-styles';
import { sectionHeading } from '../../components/heading-styles';
import { mutedCard } from '../../theme/shared-styles';

interface HomeSectionProps {
  readonly id: string;
  readonly title: string;
  /** Where there is more of it; none for all that there is. */
  readonly all?: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
}

const section = css({ marginTop: 48 });

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 24px',
});

const allLink = css(quietButton, { padding: '8px 0' });

const HomeSection = ({ id, title, all, children }: HomeSectionProps) => (
  <section className={section} aria-labelledby={id}>
    <div className={head}>
      <h2 className={sectionHeading} id={id}>
        {title}
      </h2>
      {all && (
        <ShopLink className={allLink} to={all.to}>
          {all.text}
        </ShopLink>
      )}
    </div>
    {children}
  </section>
);

/* A strip to swipe on phones, side by side elsewhere. */
const strip = css({
  display: 'flex',
  gap: 12,
  margin: '0 calc(-1 * var(--gutter))',
  padding: '0 var(--gutter)',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPadding: '0 var(--gutter)',
  scrollbarWidth: 'none',
  '> li': { flex: 'none', width: 'min(72%, 300px)', scrollSnapAlign: 'start' },
  [PAGE_FROM_TABLET]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 24,
    margin: 0,
    padding: 0,
    overflow: 'visible',
    '> li': { width: 'auto' },
  },
});

const HomePromotions = ({ promos }: { readonly promos: readonly PromoBanner[] }) => {
  const t = useText();
  if (promos.length === 0) return null;
  return (
    <HomeSection
      id="promotions"
      title={t('home.promotions')}
      all={{ to: '/promo', text: t('home.allPromotions') }}
    >
      <ul className={strip}>
        {promos.map((promo) => (
          <li key={promo.id}>
            <PromoCard promo={promo} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
};

const HomeNews = ({ news }: { readonly news: readonly NewsCard[] }) => {
  const t = useText();
  if (news.length === 0) return null;
  return (
    <HomeSection id="news" title={t('home.news')} all={{ to: '/news', text: t('home.allNews') }}>
      <NewsCards items={news} headingLevel={3} />
    </HomeSection>
  );
};

const status = css({ marginTop: 16 });

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

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  [FROM_TABLET]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 },
});

const tile = css(mutedCard, {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 24,
  height: '100%',
  minHeight: 112,
  padding: 16,
  fontWeight: 600,
  fontSize: 'var(--size-17)',
  lineHeight: 1.25,
  WebkitHyphens: 'auto',
  hyphens: 'auto',
  transition: 'background-color var(--quick)',
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-strong)' } },
  [FROM_DESKTOP]: { minHeight: 128, padding: 20 },
});

const ICON_SIZE = 32;

const CategoryTiles = ({ categories }: { readonly categories: readonly Category[] }) => (
  <ul className={grid}>
    {categories.map(({ id, slug, name, iconPath }) => (
      <li key={id}>
        <ShopLink className={tile} to={`/products/${slug}`}>
          <CategoryIcon path={iconPath} size={ICON_SIZE} />
          <span>{name}</span>
        </ShopLink>
      </li>
    ))}
  </ul>
);

export const HomePage = () => {
  const t = useText();
  const brand = useShopBrand();
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
