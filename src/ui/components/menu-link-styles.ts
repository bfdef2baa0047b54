import { css } from '@emotion/react';
import { CAN_HOVER } from '../theme/media';

/** A link in a small menu: the whole row can be pressed. */
export const menuLink = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: var(--touch);
  padding: 0 12px;
  border-radius: var(--radius-control);
  white-space: nowrap;
  ${CAN_HOVER} {
    &:hover {
      background: var(--surface-muted);
    }
  }
`;
