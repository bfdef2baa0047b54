import { css } from '../theme/emotion';

/* From 16 px on, phones do not zoom in on a field. Its label stays in sight when the keys lead to it. */
export const fieldControl = css`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: 8px 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  color: var(--text);
  font: inherit;
  font-size: max(16px, var(--size-15));
  scroll-margin: 48px 0 56px;
  transition: border-color var(--quick);
  -webkit-appearance: none;
  appearance: none;
  &::placeholder {
    color: var(--text-faint);
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: var(--danger-text);
    box-shadow: inset 0 0 0 1px var(--danger-text);
  }
  &:disabled,
  &:read-only {
    background: var(--surface-muted);
  }
`;
