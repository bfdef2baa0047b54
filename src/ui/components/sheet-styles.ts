import { css, cx } from '../theme/emotion';
import { FROM_TABLET } from '../theme/media';
import { primaryButton, secondaryButton } from './button-styles';

const atTheFoot = css({ flex: 1, minHeight: 48 });
export const sheetButton = cx(primaryButton, atTheFoot);
export const quietSheetButton = cx(secondaryButton, atTheFoot);

export const saveButton = css(primaryButton, {
  flex: 1,
  minWidth: 148,
  minHeight: 48,
  [FROM_TABLET]: { flex: 'none' },
});
