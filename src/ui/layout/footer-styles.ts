import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';
import { faintNote, touchLink } from '../theme/shared-styles';

export const footerHeading = css(faintNote, { marginBottom: 4, fontWeight: 500 });

export const footerLink = css(touchLink, {
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  [CAN_HOVER]: { '&:hover': { textDecoration: 'underline' } },
});

export const footerButton = css(footerLink, {
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
});
