import { css } from '../theme/emotion';
import { oneColumn } from '../theme/shared-styles';

export const story = css(oneColumn, { gap: 24, maxWidth: 736 });

export const storyHead = css({ display: 'grid', gap: 12 });
export const storyTime = css({ color: 'var(--text-faint)', fontSize: 'var(--size-15)' });

/** In the words of the `sizes` attribute: how wide the picture of a story is. */
export const STORY_PICTURE_SIZES = '(min-width: 784px) 736px, 92vw';
