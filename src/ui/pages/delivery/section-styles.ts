import { css } from '../../theme/emotion';

export const words = css({ maxWidth: '68ch', color: 'var(--text-soft)' });
