import { css } from '../theme/emotion';

/** As high as whoever places the map says, so that nothing moves when the map arrives. */
export const mapColumn = css`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  gap: 12px;
  height: 100%;
`;

export const mapFrame = css`
  position: relative;
  isolation: isolate;
  min-height: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-muted);
`;
