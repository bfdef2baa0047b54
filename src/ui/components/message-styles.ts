import { css } from '../theme/emotion';
import { FROM_TABLET } from '../theme/media';

/** A page that has one thing to say: what happened, what is kept, what to do. */
export const messageFrame = css`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 48px 0;
  text-align: center;
  ${FROM_TABLET} {
    padding: 80px 0;
  }
`;

export const messageHeading = css`
  font-size: var(--size-24);
`;

export const messageText = css`
  max-width: 46ch;
  color: var(--text-soft);
  font-size: var(--size-17);
`;

export const messageActions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: 12px;
`;
