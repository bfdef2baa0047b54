import { css } from '../theme/emotion';
import { outlinedCard } from '../theme/shared-styles';

/** As high as its container says, so that nothing moves when the map arrives. */
export const mapColumn = css({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)',
  gap: 12,
  height: '100%',
});

export const mapFrame = css(outlinedCard, {
  position: 'relative',
  isolation: 'isolate',
  minHeight: 0,
  overflow: 'hidden',
  background: 'var(--surface-muted)',
});
