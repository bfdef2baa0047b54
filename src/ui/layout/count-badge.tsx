import { useState } from 'react';
import { css, keyframes } from '../theme/emotion';

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

const bump = keyframes`
  40% { transform: scale(1.3); }
`;

const bumped = css(badge, {
  animation: `${bump} 200ms ease-out`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

/** More than two digits would not fit the corner; the name beside it still says how many. */
const MOST_SHOWN = 99;

interface CountBadgeProps {
  readonly count: number;
  readonly isOfCart?: boolean;
}

/** How many, on the corner of an icon: nothing else moves when it changes. Nothing for none. */
export const CountBadge = ({ count, isOfCart = false }: CountBadgeProps) => {
  // What comes with the page does not move it.
  const [first] = useState(count);
  return (
    <span
      // Another element restarts the motion.
      key={count}
      className={count === first ? badge : bumped}
      data-cart-count={isOfCart ? '' : undefined}
    >
      {count > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : count || null}
    </span>
  );
};
