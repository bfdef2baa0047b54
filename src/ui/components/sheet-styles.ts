import { css } from '../theme/emotion';
import { FROM_TABLET } from '../theme/media';
import { primaryButton, secondaryButton } from './button-styles';

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

export const saveButton = css`
  ${primaryButton};
  flex: 1;
  min-width: 148px;
  min-height: 48px;
  ${FROM_TABLET} {
    flex: none;
  }
`;
