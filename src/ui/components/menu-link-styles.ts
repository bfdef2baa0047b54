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

/** For names that somebody else thinks up, of any length: they go on in the next line. */
export const longMenuLink = css`
  ${menuLink};
  min-width: 0;
  padding-top: 4px;
  padding-bottom: 4px;
  line-height: 1.3;
  white-space: normal;
  overflow-wrap: anywhere;
  hyphens: auto;
`;
