import { css } from '../theme/emotion';
import { WITHOUT_SCRIPTS } from '../theme/media';

/** Not shown where no scripts run: it could do nothing there, and something else stands beside it. */
export const scriptsOnly = css({ [WITHOUT_SCRIPTS]: { display: 'none' } });
