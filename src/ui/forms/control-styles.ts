import { css } from '../theme/emotion';

/* From 16 px on, phones do not zoom in on a field. Its label stays in sight when the keys lead to it. */
export const fieldControl = css({
  width: '100%',
  minWidth: 0,
  minHeight: 48,
  padding: '8px 12px',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface)',
  color: 'var(--text)',
  font: 'inherit',
  fontSize: 'max(16px, var(--size-15))',
  scrollMargin: '48px 0 56px',
  transition: 'border-color var(--quick)',
  WebkitAppearance: 'none',
  appearance: 'none',
  '&::placeholder': { color: 'var(--text-faint)', opacity: 1 },
  "&[aria-invalid='true']": {
    borderColor: 'var(--danger-text)',
    boxShadow: 'inset 0 0 0 1px var(--danger-text)',
  },
  '&:disabled, &:read-only': { background: 'var(--surface-muted)' },
});
