import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';

export const menuLink = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: var(--touch);
  padding: 4px 12px;
  border-radius: var(--radius-control);
  line-height: 1.3;
  ${CAN_HOVER} {
    &:hover {
      background: var(--surface-muted);
    }
  }
`;

/** For names that somebody else thinks up, of any length: they go on in the next line. */
export const longMenuLink = css`
  ${menuLink};
  overflow-wrap: anywhere;
  hyphens: auto;
`;
