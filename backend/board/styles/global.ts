import { GLOBAL_CSS } from '../../../src/ui/theme/global-css';
import { injectGlobal } from './emotion';

/* The shop's theme, on the ground of a board: calm, so that cards stand out. */
const BOARD_CSS = `
html{scroll-padding:0}
body{background:var(--board-ground)}
#board{min-height:100vh;min-height:100dvh;display:flex;flex-direction:column}
:root{--board-ground:#f3efe9;--card:#ffffff;--late:#8c1637}
@media (prefers-color-scheme:dark){:root{--board-ground:#131110;--card:#211d1a;--late:#ffa3b8}}
textarea,select{font:inherit;color:inherit}
`;

injectGlobal(GLOBAL_CSS + BOARD_CSS);
