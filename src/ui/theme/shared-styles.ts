import { css } from './emotion';

export const softText = css`
  color: var(--text-soft);
`;

export const softNote = css`
  color: var(--text-soft);
  font-size: var(--size-13);
`;

export const softDigits = css`
  color: var(--text-soft);
  font-variant-numeric: tabular-nums;
`;

/** A line that is there before anything is said, so that nothing moves. */
export const softLine = css`
  min-height: 1.45em;
  color: var(--text-soft);
`;

export const faintText = css`
  color: var(--text-faint);
`;

export const faintNote = css`
  color: var(--text-faint);
  font-size: var(--size-13);
`;

export const largeText = css`
  font-size: var(--size-17);
`;

export const mediumText = css`
  font-weight: 500;
`;

export const boldText = css`
  font-weight: 600;
`;

export const positioned = css`
  position: relative;
`;

/** A link whose `::after` covers its card, so that there is one link to read and a large one to press. */
export const coverLink = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
`;

export const rounded = css`
  overflow: hidden;
  border-radius: var(--radius-card);
`;

/** The place of a picture that is on its way. */
export const pictureBone = css`
  aspect-ratio: 4 / 3;
  display: grid;
`;

export const wrappingRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const column8 = css`
  display: grid;
  gap: 8px;
`;

export const column12 = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

export const column16 = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export const column24 = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

export const warningBox = css`
  margin-top: 16px;
  padding: 10px 14px;
  border-radius: var(--radius-control);
  background: var(--warning-surface);
  color: var(--warning-text);
`;
