import { css } from '../theme/emotion';

/* The page of an account gives an order less room than one of its own does: the room counts. */
export const orderRoom = css`
  container-type: inline-size;
`;

/** What becomes of an order, and beside it what it is. */
export const orderColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  @container (min-width: 51rem) {
    grid-template-columns: minmax(0, 1fr) minmax(300px, 0.72fr);
    align-items: start;
    gap: 40px;
  }
`;

export const orderColumn = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;
