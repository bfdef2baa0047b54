import type { Result } from '../../src/domain/result/result';
import { ok, refuse } from '../../src/domain/result/result';
import type { JsonObject } from './session-body';
import { isToken } from './session-cookie';

/** A login, taken apart: the token is for the cookie, the rest for the browser. */
export interface TakenApart {
  readonly token: string;
  readonly rest: JsonObject;
}

/** What is wrong with an answer that says that somebody is logged in. */
export type LoginFault = 'no token' | 'token twice';

/** The answer without its token, whatever else it says. */
export const withoutToken = (body: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'token'));

/**
 * Takes the token out of a login's answer. Refuses an answer that has none, and one that names it a
 * second time in some other place, where a script could read it.
 */
export const takeApart = (body: JsonObject): Result<LoginFault, TakenApart> => {
  const { token } = body;
  if (!isToken(token)) return refuse('no token');
  const rest = withoutToken(body);
  return JSON.stringify(rest).includes(token) ? refuse('token twice') : ok({ token, rest });
};
