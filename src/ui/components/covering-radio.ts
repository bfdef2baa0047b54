import { css } from '@emotion/react';

/** A radio that lies unseen over its own label: all of the label is pressed. */
export const coveringRadio = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  &:disabled {
    cursor: default;
  }
`;

/** The label below such a radio shows where the focus is. */
export const coveredFocus = css`
  input:focus-visible + & {
    outline: 3px solid var(--accent-text);
    outline-offset: 2px;
  }
`;
