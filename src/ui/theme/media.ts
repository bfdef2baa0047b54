/** Widths at which the layout changes, from small to large. */
/** Narrower than a tablet. */
export const ON_PHONES = '@media (max-width: 767.98px)';
export const FROM_TABLET = '@media (min-width: 768px)';
export const DESKTOP = '(min-width: 1024px)';
export const FROM_DESKTOP = `@media ${DESKTOP}`;
export const FROM_WIDE = '@media (min-width: 1200px)';
export const FROM_LARGE = '@media (min-width: 1536px)';
/** Where the browser runs no scripts at all; what only they can do is then not offered. */
export const WITHOUT_SCRIPTS = '@media (scripting: none)';
export const CAN_HOVER = '@media (hover: hover)';
/** Room for a header that stays in sight; a phone on its side has none. */
export const TALL_ENOUGH = '@media (min-height: 480px)';
