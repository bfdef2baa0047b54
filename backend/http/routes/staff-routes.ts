import { Router } from 'express';
import { refuse } from '../../../src/domain';
import { UNAUTHORIZED } from '../../refusal/refusal';
import type { ApiHandler } from '../api-handler';
import type { ApiKit } from '../api-kit';
import { jsonBody } from '../body';
import { noStore } from '../no-store';

const nobody: ApiHandler = () => refuse(UNAUTHORIZED);

/** The calls of the restaurant's board. Rules 25. */
export const staffRoutes = ({ api }: ApiKit): Router => {
  const act = [...jsonBody, api(nobody)];
  return Router()
    .use('/staff', noStore)
    .post(
      '/staff/session',
      ...jsonBody,
      api(() =>
        refuse({
          code: 'staff.pin_wrong',
          message: { text: 'staff.pin_wrong' },
          errors: { pin: [{ text: 'staff.pin_wrong' }] },
        }),
      ),
    )
    .get('/staff/session', api(nobody))
    .delete('/staff/session', api(nobody))
    .get('/staff/sessions', api(nobody))
    .delete('/staff/sessions/:id', api(nobody))
    .get('/staff/orders', api(nobody))
    .get('/staff/events', api(nobody))
    .post('/staff/orders/:id/accept', ...act)
    .post('/staff/orders/:id/refuse', ...act)
    .post('/staff/orders/:id/step', ...act)
    .post('/staff/orders/:id/delay', ...act)
    .post('/staff/orders/:id/cancel', ...act)
    .post('/staff/orders/:id/undo', ...act)
    .get('/staff/orders/:id/audit', api(nobody));
};
