import { css } from '../theme/emotion';

export const warningBar = css({
  padding: '8px 0 calc(8px + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--line)',
  background: 'var(--warning-surface)',
  color: 'var(--warning-text)',
  fontWeight: 500,
});
