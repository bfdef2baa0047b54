import type { Response } from 'express';

/** Two slashes at the start would name another host. */
const OWN_PATH = /^\/(?![/\\])/;

/** Answers 303, so that a reload sends no form twice. Leads to pages of the shop only. */
export const seeOther = (response: Response, path: string): void => {
  response.set('Cache-Control', 'no-store').redirect(303, OWN_PATH.test(path) ? path : '/');
};
