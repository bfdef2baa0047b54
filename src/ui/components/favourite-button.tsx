import { css, keyframes } from '@emotion/react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { favouriteToggled } from '../../application/favourites/favourites-slice';
import type { ShopState } from '../../application/store/root-reducer';
import type { ProductCard } from '../../domain/catalogue/product';
import { useText } from '../text/use-text';
import { CAN_HOVER } from '../theme/media';
import { Icon } from './icon';
import { PressButton } from './press-button';

interface FavouriteButtonProps {
  readonly dish: Pick<ProductCard, 'id' | 'name'>;
}

const target = css`
  flex: none;
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  padding: 0;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  color: var(--text-soft);
  ${CAN_HOVER} {
    &:hover {
      color: var(--accent-text);
    }
  }
  /* What was pressed before the page came alive counts more than what the server knew. */
  &[data-n='+'],
  &[aria-pressed='true']:not([data-n]) {
    color: var(--accent-text);
    & svg {
      fill: currentColor;
    }
  }
`;

/* Smaller than what can be pressed, so that it hides less of the food. */
const disc = css`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: var(--radius-pill);
  background: var(--surface);
`;

const beat = keyframes`
  40% { transform: scale(1.25); }
`;

const beating = css`
  ${disc};
  & svg {
    animation: ${beat} 260ms ease-out;
  }
  @media (prefers-reduced-motion: reduce) {
    & svg {
      animation: none;
    }
  }
`;

/** The heart of a dish: pressed, the dish is among the favourites. */
export const FavouriteButton = ({ dish }: FavouriteButtonProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const isLiked = useSelector((state: ShopState) => state.favourites.ids.includes(dish.id));
  // Only a press here makes it beat, not a heart that comes with the page.
  const [wasPressed, setWasPressed] = useState(false);
  return (
    <PressButton
      css={target}
      aria-label={t(isLiked ? 'favourites.remove' : 'favourites.add', { name: dish.name })}
      aria-pressed={isLiked}
      press={{ kind: isLiked ? 'unlike' : 'like', productId: dish.id }}
      onPress={() => {
        setWasPressed(true);
        dispatch(favouriteToggled({ productId: dish.id }));
      }}
    >
      <span css={isLiked && wasPressed ? beating : disc}>
        <Icon name="heart" size={20} />
      </span>
    </PressButton>
  );
};
