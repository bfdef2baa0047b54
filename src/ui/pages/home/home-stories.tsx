import type { NewsCard, PromoBanner } from '../../../application/ports/article';
import { PromoCard } from '../../components/promo-card';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { HomeSection } from './home-section';
import { NewsCards } from '../../components/news-cards';

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

export const HomePromotions = ({ promos }: { readonly promos: readonly PromoBanner[] }) => {
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

export const HomeNews = ({ news }: { readonly news: readonly NewsCard[] }) => {
  const t = useText();
  if (news.length === 0) return null;
  return (
    <HomeSection id="news" title={t('home.news')} all={{ to: '/news', text: t('home.allNews') }}>
      <NewsCards items={news} headingLevel={3} />
    </HomeSection>
  );
};
