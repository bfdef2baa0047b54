import { css } from '../../theme/emotion';
import { PAGE_FROM_DESKTOP } from '../../theme/media';
import { column24 } from '../../theme/shared-styles';

export const productLayout = css(column24, {
  [PAGE_FROM_DESKTOP]: {
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
    gap: 48,
    alignItems: 'start',
  },
});

/** In the words of the `sizes` attribute: how wide the picture of a dish is. */
export const PRODUCT_PICTURE_SIZES = '(min-width: 1280px) 700px, (min-width: 1024px) 52vw, 94vw';
