import { css } from './emotion';

export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const row = css({ display: 'flex', alignItems: 'center', gap: 8 });
export const wrappingRow = css({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const column = css({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
export const soft = css({ color: 'var(--text-soft)' });
export const digits = css({ fontVariantNumeric: 'tabular-nums' });

/** A page beside the board: one column that is comfortable to read. */
export const page = css({
  width: '100%',
  maxWidth: 960,
  margin: '0 auto',
  padding: 'var(--gutter)',
  display: 'grid',
  gap: 24,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const pageTitle = css({ fontSize: 'var(--size-24)' });

export const panel = css({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 16,
  borderRadius: 'var(--radius-card)',
  background: 'var(--card)',
});

export const field = css({
  width: '100%',
  minHeight: 48,
  padding: '8px 12px',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface)',
  color: 'var(--text)',
  fontSize: 'var(--size-17)',
});

export const fieldLabel = css({ display: 'grid', gap: 6, fontWeight: 500 });

export const problem = css({
  padding: '10px 14px',
  borderRadius: 'var(--radius-control)',
  background: 'var(--danger-surface)',
  color: 'var(--danger-text)',
});
