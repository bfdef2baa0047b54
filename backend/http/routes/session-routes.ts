import { Router } from 'express';
import { LogOut } from '../../../contract/wire/account-request';
import { ok, refuse } from '../../../src/domain';
import { decodeFields } from '../../codec/field-refusal';
import { endSession, endSessions } from '../../customer/end-sessions';
import { listSessions, toWireSession } from '../../customer/session-list';
import { TEN_MINUTES_MS } from '../../rate/rate-counter';
import { confirmPhone } from '../../sign-in/confirm-phone';
import { signInRulesOf } from '../../sign-in/prove-phone';
import { Answer } from '../answer';
import type { CustomerHandler } from '../api-handler';
import { signedIn } from '../api-handler';
import type { ApiKit } from '../api-kit';
import type { BackendDependencies } from '../backend-dependencies';
import { jsonBody, optionalJsonBody } from '../body';
import { noStore } from '../no-store';
import { NOT_FOUND, wrongFields } from '../../refusal/refusal';

/** POST /logout: ends this session, with `all` every one of the customer. */
const logOut =
  ({ storage }: BackendDependencies): CustomerHandler =>
  async ({ customer, session, body }) => {
    const fields = decodeFields(LogOut, body ?? {});
    if (!fields.ok) return refuse(wrongFields(fields.error));
    if (fields.value.all === true) await endSessions(storage, customer.id);
    else await endSession(storage, customer.id, session.tokenHash);
    return ok({});
  };

/** GET /user/sessions */
const showSessions =
  ({ storage, settings, now }: BackendDependencies): CustomerHandler =>
  async ({ session }) => {
    const sessions = await listSessions(storage.shop, settings, session, now().getTime());
    return ok(sessions.map(toWireSession));
  };

/** Makes the storefront, which has the token in a cookie, remove that cookie. */
const CURRENT_ENDED = { 'Session-Ended': 'current' };

/** DELETE /user/sessions/{id}: ends one session; the current one like a logout. */
const removeSession =
  ({ storage, settings, now }: BackendDependencies): CustomerHandler =>
  async ({ customer, session, params }) => {
    const sessions = await listSessions(storage.shop, settings, session, now().getTime());
    const ending = sessions.find(({ id }) => id === params['id']);
    if (!ending) return refuse(NOT_FOUND);
    await endSession(storage, customer.id, ending.tokenHash);
    return ok(new Answer({}, 200, ending.isCurrent ? CURRENT_ENDED : {}));
  };

/** POST /user/confirm: by a fresh code, before an account is deleted or its data is handed out. */
const confirm =
  ({ storage, settings, now }: BackendDependencies): CustomerHandler =>
  ({ session, body, network, sandboxes }) => {
    const rules = signInRulesOf(settings, sandboxes);
    return confirmPhone({ storage, rules, now, network }, session, body);
  };

/** How a customer's sessions are seen, confirmed and ended. */
export const sessionRoutes = (kit: ApiKit): Router => {
  const { api, rate, settings } = kit;
  const guesses = rate('confirm', settings.loginsPer10Minutes, TEN_MINUTES_MS);
  return Router()
    .post('/logout', noStore, ...optionalJsonBody, api(signedIn(logOut(kit))))
    .get('/user/sessions', noStore, api(signedIn(showSessions(kit))))
    .delete('/user/sessions/:id', noStore, api(signedIn(removeSession(kit))))
    .post('/user/confirm', noStore, guesses, ...jsonBody, api(signedIn(confirm(kit))));
};
