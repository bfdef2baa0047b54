import { css } from '../theme/emotion';

/** A page to read: as wide as eyes follow a line. */
export const story = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 736px;
`;

export const storyHead = css`
  display: grid;
  gap: 12px;
`;

export const storyTime = css`
  color: var(--text-faint);
  font-size: var(--size-15);
`;

export const storyPicture = css`
  overflow: hidden;
  border-radius: var(--radius-card);
`;

/** In the words of the `sizes` attribute: how wide the picture of a story is. */
export const STORY_PICTURE_SIZES = '(min-width: 784px) 736px, 92vw';
