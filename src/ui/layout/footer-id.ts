/** Where a link to the end of the page leads. */
export const FOOTER_ID = 'footer';
