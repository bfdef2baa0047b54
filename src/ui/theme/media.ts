/** Narrower than a tablet. */
export const ON_PHONES = '@media (max-width: 767.98px)';
export const FROM_TABLET = '@media (min-width: 768px)';
export const FROM_DESKTOP = '@media (min-width: 1024px)';
export const FROM_WIDE = '@media (min-width: 1200px)';
/** Where the browser runs no scripts at all; what only they can do is then not offered. */
export const WITHOUT_SCRIPTS = '@media (scripting: none)';
export const CAN_HOVER = '@media (hover: hover)';
/*
 * Of the header, by its own width in letters: larger letters leave less room, and what has none is in
 * the drawer.
 */
export const HEADER_FROM_TABLET = '@container header (min-width: 48rem)';
export const HEADER_FROM_DESKTOP = '@container header (min-width: 64rem)';
export const HEADER_FROM_WIDE = '@container header (min-width: 75rem)';
export const HEADER_FROM_LARGE = '@container header (min-width: 96rem)';
/* Of what a page holds, likewise: its width without the gutters. */
export const PAGE_FROM_TABLET = '@container page (min-width: 44rem)';
export const PAGE_FROM_DESKTOP = '@container page (min-width: 59rem)';
export const PAGE_FROM_WIDE = '@container page (min-width: 69rem)';
/** Room for bars that stay in sight above and below; a phone on its side has none. */
export const TALL_ENOUGH = '@media (min-height: 480px)';
/** Room for the cart beside the menu, where scripts can fill it. */
export const CART_BESIDE = '(min-width: 1200px) and (scripting: enabled)';
