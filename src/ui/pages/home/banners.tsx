import { css } from '@emotion/react';
import { useText } from '../../text/use-text';
import type { Banner } from '../../../application/catalogue/main-screen';
import { ShopLink } from '../../app/shop-link';
import { FoodPicture } from '../../components/food-picture';
import { Skeleton } from '../../components/skeleton';
import { CAN_HOVER, FROM_DESKTOP, FROM_TABLET } from '../../theme/media';

interface BannersProps {
  readonly banners: readonly Banner[];
}

/* A strip to swipe on small screens; one large and two small pictures on large ones. */
const strip = css`
  display: flex;
  gap: 12px;
  margin: 0 calc(-1 * var(--gutter));
  padding: 0 var(--gutter);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding: 0 var(--gutter);
  scrollbar-width: none;
  ${FROM_DESKTOP} {
    display: grid;
    grid-template-columns: 2fr 1fr;
    grid-template-rows: 1fr 1fr;
    gap: 16px;
    margin: 0;
    padding: 0;
    height: 27.5rem;
  }
`;

const place = css`
  flex: none;
  width: min(86%, 480px);
  scroll-snap-align: start;
  ${FROM_DESKTOP} {
    width: auto;
    min-height: 0;
  }
`;

const largePlace = css`
  ${place};
  ${FROM_DESKTOP} {
    grid-row: span 2;
  }
`;

const card = css`
  position: relative;
  display: block;
  height: 100%;
  overflow: hidden;
  border-radius: var(--radius-card);
  picture,
  img {
    width: 100%;
    height: 100%;
  }
  ${CAN_HOVER} {
    &:hover strong {
      color: var(--accent-text);
    }
  }
`;

const caption = css`
  position: absolute;
  left: 12px;
  bottom: 12px;
  max-width: calc(100% - 24px);
  padding: 12px 16px;
  border-radius: 12px;
  background: var(--surface);
`;

const name = css`
  display: block;
  font-weight: 700;
  font-size: var(--size-20);
  line-height: 1.2;
  letter-spacing: -0.01em;
  transition: color var(--quick);
`;

const largeName = css`
  ${name};
  ${FROM_TABLET} {
    font-size: var(--size-24);
  }
`;

const text = css`
  display: block;
  margin-top: 4px;
  color: var(--text-soft);
`;

const smallText = css`
  ${text};
  ${FROM_DESKTOP} {
    display: none;
  }
`;

const SIZES = '(min-width: 1200px) 800px, (min-width: 1024px) 66vw, 86vw';

const pathOf = ({ link }: Banner): string => {
  if (!link) return '/products';
  return link.type === 'product' ? `/product/${link.slug}` : `/products/${link.slug}`;
};

export const Banners = ({ banners }: BannersProps) => {
  const t = useText();
  if (banners.length === 0) return null;
  return (
    <ul css={strip} aria-label={t('home.banners')}>
      {banners.map((banner, index) => (
        <li key={banner.id} css={index === 0 ? largePlace : place}>
          <ShopLink css={card} to={pathOf(banner)}>
            <FoodPicture picture={banner.picture} alt="" sizes={SIZES} isFirst={index === 0} />
            <span css={caption}>
              <strong css={index === 0 ? largeName : name}>{banner.name}</strong>
              {banner.text !== null && (
                <span css={index === 0 ? text : smallText}>{banner.text}</span>
              )}
            </span>
          </ShopLink>
        </li>
      ))}
    </ul>
  );
};

export const BannersSkeleton = () => <Skeleton height="min(60vw, 440px)" />;
