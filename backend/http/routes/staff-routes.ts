import { Router } from 'express';
import { LiveStreams } from '../../order-stream/live-streams';
import { SessionWatch } from '../../order-stream/session-watch';
import type { OrderDeps } from '../../order/order-deps';
import { orderDepsOf } from '../../order/order-deps';
import { STAFF_SESSIONS_TOPIC } from '../../staff/staff-member';
import { liveStaffHashes } from '../../staff/staff-session';
import type { ApiKit } from '../api-kit';
import { jsonBody } from '../body';
import { noStore } from '../no-store';
import type { StaffHandler } from './staff-handlers';
import {
  byManager,
  byStaff,
  removeSession,
  showMember,
  showSessions,
  signIn,
  signOut,
} from './staff-handlers';
import {
  accept,
  cancel,
  delay,
  refuseOrder,
  showAudit,
  showBoard,
  step,
  undo,
  watchBoard,
} from './staff-order-handlers';

/** In several windows of one tablet, and on all of a shop. */
const STREAMS = { perOwner: 5, inAll: 200 };

const boardStreams = (kit: ApiKit, deps: OrderDeps): StaffHandler => {
  const { storage, log } = deps;
  const streams = new LiveStreams(STREAMS);
  kit.whenStopping(() => {
    streams.closeAll();
  });
  const live = (hashes: readonly string[]) => liveStaffHashes(storage.shop, hashes, deps.now());
  const sessions = new SessionWatch({ storage, log, topic: STAFF_SESSIONS_TOPIC, live });
  return watchBoard(kit, deps, streams, sessions);
};

/** The calls of the restaurant's board. Rules 25. */
export const staffRoutes = (kit: ApiKit): Router => {
  const { api, rate, settings } = kit;
  const deps = orderDepsOf(kit);
  const staff = (handle: StaffHandler) => api(byStaff(kit)(handle));
  const manager = (handle: StaffHandler) => api(byManager(kit)(handle));
  const act = (handler: typeof accept) => [...jsonBody, staff(handler(deps))];
  return Router()
    .use('/staff', noStore)
    .post('/staff/session', ...jsonBody, api(signIn(kit)))
    .get('/staff/session', staff(showMember))
    .delete('/staff/session', staff(signOut(kit)))
    .get('/staff/sessions', manager(showSessions(kit)))
    .delete('/staff/sessions/:id', manager(removeSession(kit)))
    .get('/staff/orders', staff(showBoard(deps)))
    .get(
      '/staff/events',
      rate('staff streams', settings.trackingPerMinute),
      staff(boardStreams(kit, deps)),
    )
    .post('/staff/orders/:id/accept', ...act(accept))
    .post('/staff/orders/:id/refuse', ...act(refuseOrder))
    .post('/staff/orders/:id/step', ...act(step))
    .post('/staff/orders/:id/delay', ...act(delay))
    .post('/staff/orders/:id/cancel', ...act(cancel))
    .post('/staff/orders/:id/undo', ...act(undo))
    .get('/staff/orders/:id/audit', staff(showAudit(deps)));
};
