import { css } from '@emotion/react';
import { useText } from '../text/use-text';
import { ShopLink } from '../app/shop-link';
import { FROM_TABLET } from '../theme/media';

const link = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--touch);
  font-weight: 700;
  font-size: var(--size-17);
  letter-spacing: -0.02em;
  ${FROM_TABLET} {
    gap: 8px;
    font-size: var(--size-20);
  }
`;

const mark = css`
  flex: none;
  fill: var(--accent);
`;

/** A plate with a slice taken: the mark of the shop. */
export const Logo = () => {
  const t = useText();
  return (
    <ShopLink css={link} to="/">
      <svg css={mark} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <path d="M14 1a13 13 0 1 0 13 13H14z" />
        <path d="M17.500 1.200v9.300h9.300a13 13 0 0 0-9.300-9.300z" opacity=".55" />
      </svg>
      <span>{t('brand.name')}</span>
    </ShopLink>
  );
};
