import { css } from '@emotion/react';

const badge = css`
  position: absolute;
  top: -9px;
  left: 11px;
  min-width: 20px;
  padding: 0 5px;
  border: 2px solid var(--badge-edge, var(--ground));
  border-radius: var(--radius-pill);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  font-size: 0.75rem;
  line-height: 18px;
  text-align: center;
  white-space: nowrap;
`;

/** More than two digits would not fit the corner; the name beside it still says how many. */
const MOST_SHOWN = 99;

interface CountBadgeProps {
  readonly count: number;
}

/** How many, on the corner of an icon: nothing moves when it changes. Nothing for none. */
export const CountBadge = ({ count }: CountBadgeProps) =>
  count > 0 ? (
    <span css={badge}>{count > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : count}</span>
  ) : null;
