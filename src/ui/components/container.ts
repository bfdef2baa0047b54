import { css } from '../theme/emotion';

export const container = css({
  width: '100%',
  maxWidth: 'calc(var(--content) + 2 * var(--gutter))',
  margin: '0 auto',
  padding: '0 var(--gutter)',
});
