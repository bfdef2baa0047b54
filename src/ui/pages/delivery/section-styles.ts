import { css } from '../../theme/emotion';

/** As wide as eyes follow a line. */
export const words = css({ maxWidth: '68ch', color: 'var(--text-soft)' });
