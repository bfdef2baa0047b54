import { css } from '../../theme/emotion';

export const textBlock = css({ maxWidth: '68ch', color: 'var(--text-soft)' });
