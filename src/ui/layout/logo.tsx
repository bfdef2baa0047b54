import { ShopLink } from '../navigation/shop-link';
import { visuallyHidden } from '../components/visually-hidden';
import { useShopBrand } from '../i18n/use-shop-brand';
import { css, cx } from '../theme/emotion';
import { FROM_TABLET, HEADER_FROM_TABLET, ON_PHONES } from '../theme/media';
import { useSelector } from 'react-redux';
import { selectSettings } from '../../application/settings/settings-slice';
import { markOf } from '../head/brand-files';
import { touchLink } from '../theme/shared-styles';

const link = css(touchLink, {
  gap: 6,
  minWidth: 44,
  fontWeight: 700,
  // A mark, not text: it does not grow with the letters of the page.
  fontSize: 17,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  [FROM_TABLET]: { gap: 8, fontSize: 20, whiteSpace: 'nowrap' },
});

/* A long name takes two lines on phones, where the header has no room for it in one. */
const word = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container header (width < 310px)': visuallyHidden,
});

/* Smaller on phones, where a long word would break in its middle. */
const tightWord = css({ [ON_PHONES]: { fontSize: 13 } });

/** Characters of a word that fits beside the header's buttons at 320 pixels. */
const LONGEST_WORD = 9;

/* Room for a line of small print under the name. */
const raisedWord = css(word, { [HEADER_FROM_TABLET]: { paddingBottom: '1rem' } });

interface LogoProps {
  /** Leaves room under the name, from tablets up. */
  readonly isRaised?: boolean;
  readonly onClick?: () => void;
}

const mark = css({ flex: 'none', fill: 'var(--accent)' });
const picture = css({ flex: 'none', objectFit: 'contain' });

/** Each in one colour of the theme and two strengths, drawn on a 28-unit grid. */
const SHAPES = {
  /* A round one with a slice taken. */
  pizza: (
    <>
      <path d="M14 1a13 13 0 1 0 13 13H14z" />
      <path d="M17.500 1.200v9.300h9.300a13 13 0 0 0-9.300-9.300z" opacity=".55" />
    </>
  ),
  /* A roll from above: seaweed, rice, and what is in it. */
  sushi: (
    <>
      <path
        fillRule="evenodd"
        d="M14 1a13 13 0 1 1 0 26 13 13 0 0 1 0-26zm0 3.600a9.400 9.400 0 1 0 0 18.800 9.400 9.400 0 0 0 0-18.800z"
      />
      <path d="M14 8.800a5.200 5.200 0 1 1 0 10.400 5.200 5.200 0 0 1 0-10.400z" opacity=".55" />
    </>
  ),
  /* A bowl, which holds whatever a kitchen cooks. */
  plain: (
    <>
      <path d="M2 13h24a12 12 0 0 1-24 0z" />
      <path
        d="M8 5.500a1.500 1.500 0 0 1 3 0V10H8zM15 3.500a1.500 1.500 0 0 1 3 0V10h-3z"
        opacity=".55"
      />
    </>
  ),
} as const;

const LogoMark = () => {
  const own = useSelector(selectSettings)?.branding?.pictures;
  const kind = useSelector(markOf);
  return own ? (
    <img className={picture} src={own.logo} width="28" height="28" alt="" loading="lazy" />
  ) : (
    <svg className={mark} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      {SHAPES[kind]}
    </svg>
  );
};

export const Logo = ({ isRaised = false, onClick }: LogoProps) => {
  const { name } = useShopBrand();
  const isLong = name.split(/\s/).some((part) => part.length > LONGEST_WORD);
  return (
    <ShopLink className={link} to="/" onClick={onClick}>
      <LogoMark />
      <span className={cx(isRaised ? raisedWord : word, isLong && tightWord)}>{name}</span>
    </ShopLink>
  );
};
