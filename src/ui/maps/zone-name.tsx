import type { AreaZone } from '../../application/ports/delivery-area';
import { css } from '../theme/emotion';
import { nameOnSide, shownName } from './name-styles';

const name = css`
  ${shownName};
  ${nameOnSide.middle};
  display: flex;
  align-items: center;
  gap: 6px;
`;

const chip = css`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 3px;
`;

/** A zone's name on its border; the legend says the same aloud. */
export const ZoneName = ({ zone: { name: words, colorHex } }: { readonly zone: AreaZone }) => (
  <span className={name} aria-hidden="true">
    <span className={chip} style={{ backgroundColor: colorHex }} />
    <span>{words}</span>
  </span>
);
