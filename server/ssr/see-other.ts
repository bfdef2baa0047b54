import type { Response } from 'express';
import { isOwnPath } from '../../src/domain/navigation/is-own-path';

/** Answers 303, so that a reload sends no form twice. Leads to pages of the shop only. */
export const seeOther = (response: Response, path: string): void => {
  response.set('Cache-Control', 'no-store').redirect(303, isOwnPath(path) ? path : '/');
};
