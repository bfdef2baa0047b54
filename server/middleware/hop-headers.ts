import type { Request } from 'express';
import { callerAddress } from '../../environment/network-of';

/** What goes along with a call to the backend so that both logs and limits speak of one customer. */
export const hopHeaders = (request: Request): Readonly<Record<string, string>> => ({
  'X-Request-Id': String(request.id),
  'X-Forwarded-For': callerAddress(request),
});
