import { css } from '../../theme/emotion';
import { centredRow, grow, hyphenated } from '../../theme/shared-styles';

export const optionHeading = css({ padding: 0, fontWeight: 600, fontSize: 'var(--size-17)' });

export const optionRow = css(centredRow, {
  gap: 12,
  minHeight: 52,
  borderBottom: '1px solid var(--line)',
});

/** The price stands below the name where there is no room beside it. */
export const optionText = css(grow, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  padding: '6px 0',
});

export const optionName = css(hyphenated, { flex: '1 1 9ch', minWidth: 0 });

export const optionPrice = css({
  textWrap: 'balance',
  color: 'var(--text-soft)',
});
