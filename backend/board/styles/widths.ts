/** As wide as four columns that can be read from a step away. */
export const WIDE = '@media (min-width: 1180px)';
/** Three of them. */
export const TABLET = '@media (min-width: 700px) and (max-width: 1179.98px)';
/** One. */
export const PHONE = '@media (max-width: 699.98px)';
