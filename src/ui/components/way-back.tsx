import type { ReactNode } from 'react';
import { ShopLink } from '../navigation/shop-link';
import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';
import { Icon } from './icon';

interface WayBackProps {
  /** A path of the shop without its language prefix. */
  readonly to: string;
  readonly children: ReactNode;
}

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  justify-self: start;
  min-height: var(--touch);
  /* The arrow, not the room around it, stands on the edge of the text. */
  margin-left: -6px;
  color: var(--accent-text);
  font-weight: 500;
  ${CAN_HOVER} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const WayBack = ({ to, children }: WayBackProps) => (
  <ShopLink className={link} to={to}>
    <Icon name="back" size={18} />
    <span>{children}</span>
  </ShopLink>
);
