import type { Request } from 'express';

/** What goes along with a call to the backend so that both logs and limits speak of one customer. */
export const hopHeaders = (request: Request): Readonly<Record<string, string>> => ({
  'X-Request-Id': String(request.id),
  ...(request.ip === undefined ? {} : { 'X-Forwarded-For': request.ip }),
});
