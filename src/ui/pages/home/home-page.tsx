import { useSelector } from 'react-redux';
import { selectCatalogue } from '../../../application/catalogue/catalogue-slice';
import type { ProductCard } from '../../../domain/catalogue/product';
import { usePageStatus } from '../../navigation/use-page-status';
import { FailedBlock } from '../../components/failed-block';
import { DishStrip, DishStripSkeleton } from '../../components/dish-strip';
import { MenuSections } from '../../components/menu-sections';
import { visuallyHidden } from '../../components/visually-hidden';
import { useShopBrand } from '../../i18n/use-shop-brand';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { Banners, BannersSkeleton } from './banners';
import { OrderSlot } from '../../live-order/order-slot';
import { WhereField } from '../../where/where-field';
import { ShopLink } from '../../navigation/shop-link';
import { PAGE_FROM_TABLET } from '../../theme/media';
import type { NewsCard, PromoBanner } from '../../../application/ports/article';
import { PromoCard } from '../../components/promo-card';
import { NewsCards } from '../../components/news-cards';
import type { ReactNode } from 'react';
import { quietButton } from '../../components/button-styles';
import { sectionHeading } from '../../components/heading-styles';

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

const below = css({ marginBottom: 16 });
const where = css({ '&:not(:empty)': { marginBottom: 16 } });

const dishes = css({ '> section': { marginTop: 16 } });

interface HitsProps {
  /** Null while they are not there. */
  readonly hits: readonly ProductCard[] | null;
  readonly isLoading: boolean;
}

const Hits = ({ hits, isLoading }: HitsProps) => {
  const t = useText();
  if (hits === null && !isLoading) return <FailedBlock text={t('home.failed')} />;
  return (
    <div className={dishes}>
      {hits ? <DishStrip title={t('home.hits')} dishes={hits} /> : <DishStripSkeleton />}
    </div>
  );
};

export const HomePage = () => {
  const t = useText();
  const brand = useShopBrand();
  const isLoading = usePageStatus().kind !== 'ready';
  const mainScreen = useSelector(selectCatalogue).mainScreen;
  const heading = usePageHeading(t('home.title', { brand: brand.name }), mainScreen?.seo);
  const shown = isLoading ? null : mainScreen;
  return (
    <>
      <h1 className={visuallyHidden}>{heading}</h1>
      <OrderSlot className={below} />
      <div className={where}>
        <WhereField />
      </div>
      {shown && <Banners banners={shown.banners} />}
      {isLoading && <BannersSkeleton />}
      <Hits hits={shown?.hits ?? null} isLoading={isLoading} />
      <MenuSections />
      {shown && <DishStrip title={t('home.novelties')} dishes={shown.novelties} />}
      {shown && <HomePromotions promos={shown.promos} />}
      {shown && <HomeNews news={shown.news} />}
    </>
  );
};
