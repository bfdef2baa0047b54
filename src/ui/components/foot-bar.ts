import { css } from '../theme/emotion';
import { PAGE_FROM_DESKTOP, TALL_ENOUGH } from '../theme/media';
import { heightAs } from './height-as';

/** Tells the page how high such a bar is; there is one at a time. */
export const measureBar = heightAs('--bar');

/* It is sticky itself: the space reserved for it must not apply to it. */
export const inSight = css({
  [TALL_ENOUGH]: { ':is(a, button)': { scrollMarginBottom: 'calc(-1 * var(--foot-room))' } },
});

export const footBar = css(
  {
    zIndex: 20,
    padding: '8px var(--gutter) calc(8px + env(safe-area-inset-bottom))',
    borderTop: '1px solid var(--line)',
    background: 'var(--ground)',
  },
  inSight,
  {
    [TALL_ENOUGH]: {
      position: 'sticky',
      bottom: 0,
      // Not by its bottom edge: at its own place, the end of the page, it has to be raised as well.
      transform: 'translateY(calc(-1 * var(--raised)))',
      transition: 'transform var(--quick)',
    },
  },
);

/* Of a page whose button stays at hand on phones; it goes to the edges, so that nothing shows beside it. */
export const pageFootBar = css(footBar, {
  display: 'grid',
  gap: 8,
  margin: '0 calc(-1 * var(--gutter))',
  [PAGE_FROM_DESKTOP]: {
    position: 'static',
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    transform: 'none',
  },
});
