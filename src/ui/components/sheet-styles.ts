import { css } from '../theme/emotion';
import { FROM_TABLET } from '../theme/media';
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

/** As wide as the sheet on a phone, else as its words. */
export const saveButton = css`
  ${primaryButton};
  flex: 1;
  min-width: 148px;
  min-height: 48px;
  ${FROM_TABLET} {
    flex: none;
  }
`;
