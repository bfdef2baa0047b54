import { Router } from 'express';
import { refuse } from '../../../src/domain';
import { UNAUTHORIZED } from '../../refusal/refusal';
import type { ApiHandler } from '../api-handler';
import type { ApiKit } from '../api-kit';
import { jsonBody } from '../body';
import { noStore } from '../no-store';

const nobody: ApiHandler = () => refuse(UNAUTHORIZED);

/** What the kitchen says about itself, and what a day has brought. Rules 26. */
export const staffKitchenRoutes = ({ api }: ApiKit): Router =>
  Router()
    .use(['/staff/stock', '/staff/ordering', '/staff/report'], noStore)
    .get('/staff/stock', api(nobody))
    .post('/staff/stock', ...jsonBody, api(nobody))
    .get('/staff/ordering', api(nobody))
    .post('/staff/ordering', ...jsonBody, api(nobody))
    .get('/staff/report', api(nobody));
