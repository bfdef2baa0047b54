import type { ReactNode } from 'react';
import { css } from '../theme/emotion';

interface MapFootProps {
  /** Who has made what the map shows. */
  readonly attribution: ReactNode;
  /** What stands at the other end. */
  readonly children: ReactNode;
}

const foot = css`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  pointer-events: none;
`;

const makers = css`
  margin-left: auto;
  padding: 2px 8px;
  border-radius: var(--radius-control) 0 0 0;
  background: var(--surface);
  color: var(--text-soft);
  /* Small print: it grows a little, and leaves the map to be seen. */
  font-size: min(0.6875rem, 14px);
  line-height: 1.45;
  pointer-events: auto;
  a {
    /* As high as a thumb, without covering the map. */
    display: inline-block;
    margin: -14px 0;
    padding: 14px 0;
    text-decoration: underline;
  }
`;

/** Along the lower edge of a map. */
export const MapFoot = ({ attribution, children }: MapFootProps) => (
  <div className={foot}>
    {children}
    <p className={makers}>{attribution}</p>
  </div>
);
