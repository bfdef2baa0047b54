import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { favouriteToggled, selectIsFavourite } from '../../application/favourites/favourites-slice';
import type { ProductCard } from '../../domain/catalogue/product';
import { useText } from '../i18n/use-text';
import { css, cx, keyframes } from '../theme/emotion';
import { FORCED_COLOURS } from '../theme/forced-colours';
import { CAN_HOVER } from '../theme/media';
import { iconPath } from './icon';
import { IntentButton } from './intent-button';
import { iconButton } from './button-styles';

interface FavouriteButtonProps {
  /** In the upper corner of the picture that fills the upper part of its card. */
  readonly isOnPicture?: boolean;
  readonly dish: Pick<ProductCard, 'id' | 'name'>;
}

/** A menu has a heart for each dish, so it is drawn by styles alone: an icon is two elements more. */
const drawn = (fill: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='%23000' stroke-width='1.75' stroke-linejoin='round'%3E%3Cpath d='${iconPath('heart')}'/%3E%3C/svg%3E")`;

/* The disc is smaller than what can be clicked, so that it hides less of the food. */
const target = css(iconButton, {
  '--heart': drawn('none'),
  flex: 'none',
  padding: 0,
  borderRadius: 'var(--radius-pill)',
  color: 'var(--text-soft)',
  '&::before, &::after': { content: "''", gridArea: '1 / 1' },
  '&::before': {
    width: 36,
    height: 36,
    borderRadius: 'var(--radius-pill)',
    background: 'var(--surface)',
  },
  '&::after': {
    width: 20,
    height: 20,
    background: 'currentColor',
    WebkitMask: 'var(--heart)',
    mask: 'var(--heart)',
  },
  [FORCED_COLOURS]: {
    border: 0,
    '&::before': { background: 'ButtonFace' },
    '&::after': { background: 'ButtonText' },
  },
  [CAN_HOVER]: { '&:hover': { color: 'var(--accent-text)' } },
  // A click before hydration counts more than what the server knew.
  "&[data-pending='+'], &[aria-pressed='true']:not([data-pending])": {
    color: 'var(--accent-text)',
    '--heart': drawn('%23000'),
  },
});

const beat = keyframes`
  40% { transform: scale(1.25); }
`;

const beating = css({
  '&::after': { animation: `${beat} 260ms ease-out` },
  '@media (prefers-reduced-motion: reduce)': { '&::after': { animation: 'none' } },
});

const onPicture = css({ position: 'absolute', top: 0, right: 0, zIndex: 1 });

const targetOnPicture = cx(target, onPicture);
const beatingTarget = cx(target, beating);
const beatingOnPicture = cx(targetOnPicture, beating);

export const FavouriteButton = ({ dish, isOnPicture = false }: FavouriteButtonProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const isLiked = useSelector(selectIsFavourite(dish.id));
  // Only a click here makes it beat, not a heart that comes with the page.
  const [wasClicked, setWasClicked] = useState(false);
  const resting = isOnPicture ? targetOnPicture : target;
  const moved = isOnPicture ? beatingOnPicture : beatingTarget;
  return (
    <IntentButton
      className={isLiked && wasClicked ? moved : resting}
      aria-label={t(isLiked ? 'favourites.remove' : 'favourites.add', { name: dish.name })}
      aria-pressed={isLiked}
      data-heart=""
      intent={{ kind: isLiked ? 'unlike' : 'like', productId: dish.id }}
      onClick={() => {
        setWasClicked(true);
        dispatch(favouriteToggled({ productId: dish.id }));
      }}
    />
  );
};
