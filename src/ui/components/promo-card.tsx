import type { PromoBanner } from '../../application/ports/article';
import { ShopLink } from '../navigation/shop-link';
import { css } from '../theme/emotion';
import { CAN_HOVER, FROM_TABLET } from '../theme/media';
import { FoodPicture } from './food-picture';
import { accentTone, hyphenated, rounded } from '../theme/shared-styles';
import { CARD_PICTURE_SIZES } from './product-card';

/* As high as the cards beside it, whatever they hold: the picture fills what its words leave. */
const card = css(rounded, accentTone, {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 220,
  [CAN_HOVER]: { '&:hover strong': { textDecoration: 'underline' } },
});

const plate = css({
  position: 'relative',
  flex: 1,
  minHeight: 120,
  img: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});

const name = css(hyphenated, {
  display: 'block',
  padding: 12,
  fontWeight: 700,
  fontSize: 'var(--size-17)',
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  [FROM_TABLET]: { padding: 16, fontSize: 'var(--size-20)' },
});

export const PromoCard = ({ promo }: { readonly promo: PromoBanner }) => (
  <ShopLink className={card} to={`/promo/${promo.slug}`}>
    {promo.picture && (
      <span className={plate}>
        <FoodPicture picture={promo.picture} alt="" sizes={CARD_PICTURE_SIZES} />
      </span>
    )}
    <strong className={name}>{promo.name}</strong>
  </ShopLink>
);
