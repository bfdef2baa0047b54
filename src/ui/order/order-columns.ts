import { css } from '../theme/emotion';
import { oneColumn } from '../theme/shared-styles';

/* The page of an account gives an order less room than one of its own does: the room counts. */
export const orderRoom = css({ containerType: 'inline-size' });

/** What becomes of an order, and beside it what it is. */
export const orderColumns = css(oneColumn, {
  gap: 32,
  '@container (min-width: 51rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 0.72fr)',
    alignItems: 'start',
    gap: 40,
  },
});
