import { Router } from 'express';
import { refuse } from '../../../src/domain';
import { NOT_FOUND } from '../../refusal/refusal';
import type { ApiKit } from '../api-kit';
import { jsonBody } from '../body';
import { noStore } from '../no-store';
import {
  byManager,
  byStaff,
  removeSession,
  showMember,
  showSessions,
  signIn,
  signOut,
} from './staff-handlers';

/** The calls of the restaurant's board. Rules 25. */
export const staffRoutes = (kit: ApiKit): Router => {
  const { api } = kit;
  const staff = (handle: Parameters<ReturnType<typeof byStaff>>[0]) => api(byStaff(kit)(handle));
  const manager = (handle: Parameters<ReturnType<typeof byStaff>>[0]) =>
    api(byManager(kit)(handle));
  const nobody = staff(() => refuse(NOT_FOUND));
  const act = [...jsonBody, nobody];
  return Router()
    .use('/staff', noStore)
    .post('/staff/session', ...jsonBody, api(signIn(kit)))
    .get('/staff/session', staff(showMember))
    .delete('/staff/session', staff(signOut(kit)))
    .get('/staff/sessions', manager(showSessions(kit)))
    .delete('/staff/sessions/:id', manager(removeSession(kit)))
    .get('/staff/orders', nobody)
    .get('/staff/events', nobody)
    .post('/staff/orders/:id/accept', ...act)
    .post('/staff/orders/:id/refuse', ...act)
    .post('/staff/orders/:id/step', ...act)
    .post('/staff/orders/:id/delay', ...act)
    .post('/staff/orders/:id/cancel', ...act)
    .post('/staff/orders/:id/undo', ...act)
    .get('/staff/orders/:id/audit', nobody);
};
