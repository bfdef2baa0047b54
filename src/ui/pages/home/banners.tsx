import type { Banner } from '../../../application/ports/main-screen';
import type { NavigationLink } from '../../../application/navigation/navigation-selectors';
import { BANNER_PATHS } from '../../../domain/navigation/banner-link';
import { Carousel } from '../../components/carousel';
import { FoodPicture } from '../../components/food-picture';
import { Skeleton } from '../../components/skeleton';
import { NavigationAnchor } from '../../navigation/navigation-anchor';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { CAN_HOVER, PAGE_FROM_DESKTOP, PAGE_FROM_TABLET } from '../../theme/media';
import { rounded } from '../../theme/shared-styles';

/* The next one looks in, so that it is seen that there is more. */
const slide = css({
  flex: 'none',
  display: 'grid',
  width: '86%',
  minHeight: 200,
  scrollSnapAlign: 'start',
  [PAGE_FROM_TABLET]: { width: '62%', minHeight: 240 },
  [PAGE_FROM_DESKTOP]: { width: 'calc(66% - 8px)', minHeight: 'clamp(200px, 29vh, 280px)' },
});

const card = css(rounded, {
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'start',
  '> :first-child': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  [CAN_HOVER]: { '&:hover strong': { textDecoration: 'underline' } },
});

const caption = css({
  position: 'relative',
  maxWidth: 'min(calc(100% - 24px), 420px)',
  margin: 12,
  padding: '12px 16px',
  hyphens: 'auto',
  borderRadius: 12,
  background: 'var(--surface)',
  [PAGE_FROM_DESKTOP]: { margin: 24, padding: '16px 20px' },
});

const name = css({
  display: 'block',
  fontWeight: 700,
  fontSize: 'var(--size-20)',
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  transition: 'color var(--quick)',
  [PAGE_FROM_DESKTOP]: { fontSize: 'var(--size-24)' },
});

const text = css({ display: 'block', marginTop: 4, color: 'var(--text-soft)' });

const SIZES = '(min-width: 1024px) 66vw, (min-width: 768px) 62vw, 86vw';

const targetOf = ({ link }: Banner): NavigationLink['target'] => {
  if (link === null) return { kind: 'internal', path: '/products' };
  return link.kind === 'external'
    ? { kind: 'external', address: link.address, opensInNewTab: true, isNoReferrer: true }
    : { kind: 'internal', path: `${BANNER_PATHS[link.kind]}/${encodeURIComponent(link.slug)}` };
};

export const Banners = ({ banners }: { readonly banners: readonly Banner[] }) => {
  const t = useText();
  if (banners.length === 0) return null;
  return (
    <Carousel label={t('home.banners')}>
      {banners.map((banner, index) => (
        <li key={banner.id} className={slide}>
          <NavigationAnchor className={card} target={targetOf(banner)}>
            <FoodPicture
              picture={banner.picture}
              alt=""
              sizes={SIZES}
              isFirst={index === 0}
              isLarge
            />
            <span className={caption}>
              <strong className={name}>{banner.name}</strong>
              {banner.text !== null && <span className={text}>{banner.text}</span>}
            </span>
          </NavigationAnchor>
        </li>
      ))}
    </Carousel>
  );
};

export const BannersSkeleton = () => <Skeleton height="min(25vw + 110px, 280px)" />;
