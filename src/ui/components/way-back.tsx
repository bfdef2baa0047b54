import type { ReactNode } from 'react';
import { ShopLink } from '../navigation/shop-link';
import { css } from '../theme/emotion';
import { Icon } from './icon';
import { touchLink, underlined } from '../theme/shared-styles';

interface WayBackProps {
  readonly to: string;
  readonly children: ReactNode;
}

const link = css(touchLink, underlined, {
  gap: 4,
  justifySelf: 'start',
  // The arrow, not the room around it, stands on the edge of the text.
  marginLeft: -6,
  fontWeight: 500,
});

export const WayBack = ({ to, children }: WayBackProps) => (
  <ShopLink className={link} to={to}>
    <Icon name="back" size={18} />
    <span>{children}</span>
  </ShopLink>
);
