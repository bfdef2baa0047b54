/** A text without what ends a line or a header, steers a printer or a reader, or turns the order of what follows. */
export const oneLine = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();
