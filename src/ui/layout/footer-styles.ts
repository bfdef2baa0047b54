import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';

export const footerHeading = css`
  margin-bottom: 4px;
  color: var(--text-faint);
  font-weight: 500;
  font-size: var(--size-13);
`;

export const footerLink = css`
  display: inline-flex;
  max-width: 100%;
  overflow-wrap: anywhere;
  hyphens: auto;
  align-items: center;
  min-height: var(--touch);
  ${CAN_HOVER} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const footerButton = css`
  ${footerLink};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: left;
`;
