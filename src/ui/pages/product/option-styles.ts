import { css } from '../../theme/emotion';

export const optionGroup = css`
  display: grid;
  gap: 8px;
`;

export const optionHeading = css`
  padding: 0;
  font-weight: 600;
  font-size: var(--size-17);
`;

export const optionRow = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  border-bottom: 1px solid var(--line);
`;

/** The price stands below the name where there is no room beside it. */
export const optionWords = css`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  min-width: 0;
  padding: 6px 0;
`;

export const optionName = css`
  flex: 1 1 9ch;
  min-width: 0;
  -webkit-hyphens: auto;
  hyphens: auto;
  overflow-wrap: anywhere;
`;

export const optionPrice = css`
  text-wrap: balance;
  color: var(--text-soft);
  font-variant-numeric: tabular-nums;
`;
