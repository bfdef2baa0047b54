import { css } from './emotion';

export const softText = css({ color: 'var(--text-soft)' });
export const softNote = css(softText, { fontSize: 'var(--size-13)' });
export const faintText = css({ color: 'var(--text-faint)' });
export const faintNote = css(faintText, { fontSize: 'var(--size-13)' });
export const largeText = css({ fontSize: 'var(--size-17)' });
export const mediumText = css({ fontWeight: 500 });
export const boldText = css({ fontWeight: 600 });
export const boldDigits = css(boldText, { fontVariantNumeric: 'tabular-nums' });
export const underlined = css({ textDecoration: 'underline', textUnderlineOffset: 3 });
export const hyphenated = css({ WebkitHyphens: 'auto', hyphens: 'auto', overflowWrap: 'anywhere' });
export const ellipsis = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** A line that is there before anything is said, so that nothing moves. */
export const softLine = css(softText, { minHeight: '1.45em' });

const tone = (name: 'warning' | 'info' | 'success' | 'accent' | 'danger'): string =>
  css({ background: `var(--${name}-surface)`, color: `var(--${name}-text)` });

export const warningTone = tone('warning');
export const infoTone = tone('info');
export const successTone = tone('success');
export const accentTone = tone('accent');
export const dangerTone = tone('danger');

export const positioned = css({ position: 'relative' });
export const cover = css({ position: 'absolute', inset: 0 });
export const belowHeader = css({
  position: 'sticky',
  top: 'calc(var(--header) + var(--categories) + 24px)',
});

/** A link whose `::after` covers its card, so that there is one link to read and a large one to click. */
export const coverLink = css({
  '&::after': { content: "''", position: 'absolute', inset: 0, borderRadius: 'var(--radius-card)' },
});

export const rounded = css({ overflow: 'hidden', borderRadius: 'var(--radius-card)' });
export const roundedControl = css({ overflow: 'hidden', borderRadius: 'var(--radius-control)' });
export const outlinedCard = css({
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-card)',
});

export const mutedCard = css({
  borderRadius: 'var(--radius-card)',
  background: 'var(--surface-muted)',
});

export const smallPill = css({
  borderRadius: 'var(--radius-pill)',
  fontWeight: 500,
  fontSize: 'var(--size-13)',
});

export const pictureBone = css({ aspectRatio: '4 / 3', display: 'grid' });

export const centred = css({ display: 'grid', placeItems: 'center' });
export const centredRow = css({ display: 'flex', alignItems: 'center' });
export const centredWrap = css(centredRow, { flexWrap: 'wrap' });
export const wrappingRow = css({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const grow = css({ flex: 1, minWidth: 0 });

/** What it says in words, and as high as a thumb needs. */
export const touchLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--touch)',
});

/** One column that its content cannot make wider than its place. */
export const oneColumn = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const column8 = css({ display: 'grid', gap: 8 });
export const column12 = css(oneColumn, { gap: 12 });
export const column16 = css(oneColumn, { gap: 16 });
export const column24 = css(oneColumn, { gap: 24 });

export const warningBox = css(warningTone, {
  marginTop: 16,
  padding: '10px 14px',
  borderRadius: 'var(--radius-control)',
});
