import { CAN_HOVER, HEADER_FROM_DESKTOP, HEADER_FROM_TABLET, TALL_ENOUGH } from '../theme/media';
import { container } from '../components/container';
import { css } from '../theme/emotion';
import { iconButton } from '../components/button-styles';
import { centredRow } from '../theme/shared-styles';

/* In reach wherever the page was scrolled to; a screen as low as a phone's on its side has no room for that. */
export const headerFrame = css({
  container: 'header / inline-size',
  background: 'var(--ground)',
  [TALL_ENOUGH]: { position: 'sticky', top: 0, zIndex: 21 },
});

export const headerRow = css(container, centredRow, {
  gap: 2,
  height: 'var(--header)',
  [HEADER_FROM_DESKTOP]: { gap: 6 },
});

/** A round icon-only control of the header. */
export const headerButton = css(iconButton, {
  flex: 'none',
  padding: 0,
  color: 'var(--text)',
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)' } },
});

export const fromTablet = css({ display: 'none', [HEADER_FROM_TABLET]: { display: 'block' } });
export const fromDesktop = css({ display: 'none', [HEADER_FROM_DESKTOP]: { display: 'block' } });
