export const FOOTER_ID = 'footer';
