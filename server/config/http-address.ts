/** An http(s) address without a slash at its end; undefined for anything else. */
export const httpAddress = (text: string): string | undefined =>
  /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : undefined;
