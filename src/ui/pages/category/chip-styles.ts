import { css } from '../../theme/emotion';
import { FORCED_COLOURS } from '../../theme/forced-colours';
import { CAN_HOVER } from '../../theme/media';

/** A row to swipe, from edge to edge of the screen. */
export const chipRow = css`
  display: flex;
  gap: 8px;
  margin: 0 calc(-1 * var(--gutter));
  padding: 2px var(--gutter);
  overflow-x: auto;
  scroll-padding: 0 var(--gutter);
  scrollbar-width: none;
`;

export const chip = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: var(--touch);
  padding: 0 16px;
  border-radius: var(--radius-pill);
  background: var(--surface-muted);
  font-weight: 500;
  white-space: nowrap;
  ${FORCED_COLOURS} {
    border: 1px solid LinkText;
  }
  ${CAN_HOVER} {
    &:hover {
      background: var(--surface-strong);
    }
  }
`;
