import { ShopLink } from '../navigation/shop-link';
import { visuallyHidden } from '../components/visually-hidden';
import { useShopWords } from '../text/use-shop-words';
import { css } from '../theme/emotion';
import { FROM_TABLET, HEADER_FROM_TABLET } from '../theme/media';
import { LogoMark } from './logo-mark';

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 44px;
  min-height: var(--touch);
  font-weight: 700;
  /* A mark, not text: it does not grow with the letters of the page. */
  font-size: 17px;
  line-height: 1.1;
  letter-spacing: -0.02em;
  ${FROM_TABLET} {
    gap: 8px;
    font-size: 20px;
    white-space: nowrap;
  }
`;

/* A long name takes two lines on phones, where the header has no room for it in one. */
const word = css`
  overflow: hidden;
  text-overflow: ellipsis;
  @container header (width < 310px) {
    ${visuallyHidden};
  }
`;

/* Room for a line of small print under the name. */
const raisedWord = css`
  ${word};
  ${HEADER_FROM_TABLET} {
    padding-bottom: 1rem;
  }
`;

interface LogoProps {
  /** Leaves room under the name, from tablets up. */
  readonly isRaised?: boolean;
  readonly onClick?: () => void;
}

/** Mark and name of the shop; leads home. */
export const Logo = ({ isRaised = false, onClick }: LogoProps) => {
  const { name } = useShopWords();
  return (
    <ShopLink className={link} to="/" onClick={onClick}>
      <LogoMark />
      <span className={isRaised ? raisedWord : word}>{name}</span>
    </ShopLink>
  );
};
