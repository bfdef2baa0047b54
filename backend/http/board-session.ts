import type { Request, RequestHandler } from 'express';
import { Router } from 'express';
import { staffCookie, staffTokenOf } from '../../environment/staff-cookie';
import { ok } from '../../src/domain';
import { STAFF_SESSION_DAYS } from '../staff/staff-session';
import { Answer } from './answer';
import type { ApiHandler } from './api-handler';
import type { ApiKit } from './api-kit';
import { clientRequired, jsonBody } from './body';
import { noStore } from './no-store';
import { byStaff, signInByCall, signOut, toWireMember } from './routes/staff-handlers';
import { sendRefusal } from './send-refusal';

const DAY_S = 86_400;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a browser says that its page is of this very address. Programs say nothing. */
const isOwnOrigin = (req: Request): boolean => {
  const site = req.get('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin') return false;
  const origin = req.get('Origin');
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === req.get('Host'));
};

const ownOriginOnly: RequestHandler = (req, res, next) => {
  if (READS.has(req.method) || isOwnOrigin(req)) next();
  else sendRefusal(req, res, { code: 'client_required', message: { text: 'client_required' } });
};

/** The token of the cookie becomes that of the call; no script of the board ever has it. */
const cookieAsToken: RequestHandler = (req, _res, next) => {
  const token = staffTokenOf(req.headers.cookie);
  if (token !== null) req.headers.authorization = `Bearer ${token}`;
  next();
};

const signInByCookie =
  (kit: ApiKit, isSecure: boolean): ApiHandler =>
  async (call) => {
    const signedIn = await signInByCall(kit, call);
    if (!signedIn.ok) return signedIn;
    const { token, member } = signedIn.value;
    const cookie = staffCookie(token, STAFF_SESSION_DAYS * DAY_S, isSecure);
    return ok(new Answer({ member: toWireMember(member, call) }, 200, { 'Set-Cookie': cookie }));
  };

const signOutByCookie = (kit: ApiKit, isSecure: boolean): ApiHandler =>
  byStaff(kit)(async (call) => {
    await signOut(kit)(call);
    return ok(new Answer({}, 200, { 'Set-Cookie': staffCookie('', 0, isSecure) }));
  });

/**
 * The calls of staff as the board in the browser makes them, below /board/api/v1/staff: with a cookie in place
 * of the token. All but the two by which a session begins and ends go on to /api/v1/staff.
 */
export const boardSession = (kit: ApiKit): RequestHandler => {
  const router = Router()
    .use('/board/api', noStore, ownOriginOnly, clientRequired, cookieAsToken)
    .post('/board/api/v1/staff/session', ...jsonBody, (req, res, next) =>
      kit.api(signInByCookie(kit, req.secure))(req, res, next),
    )
    .delete('/board/api/v1/staff/session', (req, res, next) =>
      kit.api(signOutByCookie(kit, req.secure))(req, res, next),
    );
  return (req, res, next) => {
    void router(req, res, (error?: unknown) => {
      // Express reads the address again for the handlers after this one.
      if (error === undefined) req.url = req.url.replace(/^\/board(?=\/api\/v1\/staff\/)/, '');
      next(error);
    });
  };
};
