import { css } from '../theme/emotion';
import { primaryButton, secondaryButton } from './button-styles';

/* Buttons at the foot of what opens over the page share its width. */
const atTheFoot = css`
  flex: 1;
  min-height: 48px;
`;

export const sheetButton = css`
  ${primaryButton};
  ${atTheFoot};
`;

export const quietSheetButton = css`
  ${secondaryButton};
  ${atTheFoot};
`;
