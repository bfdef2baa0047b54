import { css } from '../theme/emotion';

const badge = css({
  position: 'absolute',
  top: -9,
  left: 11,
  minWidth: 20,
  padding: '0 5px',
  border: '2px solid var(--badge-edge, var(--ground))',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  fontWeight: 600,
  fontSize: '0.75rem',
  lineHeight: 1.5,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  "&:empty:not([data-pending]), &[data-pending='0']": { display: 'none' },
  // Counts clicks before hydration as well.
  '&[data-pending]': { fontSize: 0 },
  '&[data-pending]::after': { content: 'attr(data-pending)', fontSize: '0.75rem' },
});

/** More than two digits would not fit the corner; the name beside it still says how many. */
const MOST_SHOWN = 99;

interface CountBadgeProps {
  readonly count: number;
  readonly isOfCart?: boolean;
}

/** How many, on the corner of an icon: nothing moves when it changes. Nothing for none. */
export const CountBadge = ({ count, isOfCart = false }: CountBadgeProps) => (
  <span className={badge} data-cart-count={isOfCart ? '' : undefined}>
    {count > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : count || null}
  </span>
);
