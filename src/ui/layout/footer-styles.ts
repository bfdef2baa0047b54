import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';

export const footerHeading = css({
  marginBottom: 4,
  color: 'var(--text-faint)',
  fontWeight: 500,
  fontSize: 'var(--size-13)',
});

export const footerLink = css({
  display: 'inline-flex',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  alignItems: 'center',
  minHeight: 'var(--touch)',
  [CAN_HOVER]: { '&:hover': { textDecoration: 'underline' } },
});

export const footerButton = css(footerLink, {
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
});
