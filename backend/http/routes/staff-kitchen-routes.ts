import { Router } from 'express';
import type { ApiKit } from '../api-kit';
import { jsonBody } from '../body';
import { noStore } from '../no-store';
import type { StaffHandler } from './staff-handlers';
import { byManager, byStaff } from './staff-handlers';
import {
  changeOrdering,
  changeStock,
  showOrdering,
  showReport,
  showStock,
} from './staff-kitchen-handlers';

/** What the kitchen says about itself, and what a day has brought. Rules 26. */
export const staffKitchenRoutes = (kit: ApiKit): Router => {
  const staff = (handle: StaffHandler) => kit.api(byStaff(kit)(handle));
  return Router()
    .use(['/staff/stock', '/staff/ordering', '/staff/report'], noStore)
    .get('/staff/stock', staff(showStock(kit)))
    .post('/staff/stock', ...jsonBody, staff(changeStock(kit)))
    .get('/staff/ordering', staff(showOrdering(kit)))
    .post('/staff/ordering', ...jsonBody, staff(changeOrdering(kit)))
    .get('/staff/report', kit.api(byManager(kit)(showReport(kit))));
};
