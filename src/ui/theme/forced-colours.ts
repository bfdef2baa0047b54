/** Where the system has few colours of its own, as in Windows' contrast themes. */
export const FORCED_COLOURS = '@media (forced-colors: active)';

/** How what is chosen, or filled so far, looks there. */
export const CHOSEN_IN_SYSTEM_COLOURS =
  'forced-color-adjust:none;background:Highlight;color:HighlightText;border-color:Highlight';
