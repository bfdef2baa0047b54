import { css } from './emotion';

export const softText = css({ color: 'var(--text-soft)' });
export const softNote = css({ color: 'var(--text-soft)', fontSize: 'var(--size-13)' });
export const softDigits = css({ color: 'var(--text-soft)', fontVariantNumeric: 'tabular-nums' });

/** A line that is there before anything is said, so that nothing moves. */
export const softLine = css({ minHeight: '1.45em', color: 'var(--text-soft)' });

export const faintText = css({ color: 'var(--text-faint)' });
export const faintNote = css({ color: 'var(--text-faint)', fontSize: 'var(--size-13)' });
export const largeText = css({ fontSize: 'var(--size-17)' });
export const mediumText = css({ fontWeight: 500 });
export const boldText = css({ fontWeight: 600 });
export const positioned = css({ position: 'relative' });

/** A link whose `::after` covers its card, so that there is one link to read and a large one to press. */
export const coverLink = css({
  '&::after': { content: "''", position: 'absolute', inset: 0, borderRadius: 'var(--radius-card)' },
});

export const rounded = css({ overflow: 'hidden', borderRadius: 'var(--radius-card)' });

/** The place of a picture that is on its way. */
export const pictureBone = css({ aspectRatio: '4 / 3', display: 'grid' });

export const wrappingRow = css({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const column8 = css({ display: 'grid', gap: 8 });
export const column12 = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
export const column16 = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const column24 = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

export const warningBox = css({
  marginTop: 16,
  padding: '10px 14px',
  borderRadius: 'var(--radius-control)',
  background: 'var(--warning-surface)',
  color: 'var(--warning-text)',
});
