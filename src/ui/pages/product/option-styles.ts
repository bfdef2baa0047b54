import { css } from '../../theme/emotion';

export const optionHeading = css({ padding: 0, fontWeight: 600, fontSize: 'var(--size-17)' });

export const optionRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  borderBottom: '1px solid var(--line)',
});

/** The price stands below the name where there is no room beside it. */
export const optionWords = css({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  minWidth: 0,
  padding: '6px 0',
});

export const optionName = css({
  flex: '1 1 9ch',
  minWidth: 0,
  WebkitHyphens: 'auto',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const optionPrice = css({
  textWrap: 'balance',
  color: 'var(--text-soft)',
  fontVariantNumeric: 'tabular-nums',
});
