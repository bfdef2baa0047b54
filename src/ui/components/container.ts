import { css } from '../theme/emotion';

/** The width that content keeps to, with the gutters of the screen. */
export const container = css({
  width: '100%',
  maxWidth: 'calc(var(--content) + 2 * var(--gutter))',
  margin: '0 auto',
  padding: '0 var(--gutter)',
});
