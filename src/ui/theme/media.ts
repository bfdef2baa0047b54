/** Widths at which the layout changes, from small to large. */
export const FROM_TABLET = '@media (min-width: 768px)';
export const FROM_DESKTOP = '@media (min-width: 1024px)';
export const FROM_WIDE = '@media (min-width: 1200px)';
export const CAN_HOVER = '@media (hover: hover)';
