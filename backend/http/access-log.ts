import { performance } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { loggedPath } from '../../environment/logged-path';
import { contextOf } from './request-context';

/** One line a request. The query may hold what a customer typed, so only its path is written. */
export const accessLog =
  (log: Logger): RequestHandler =>
  (req, res, next) => {
    const start = performance.now();
    const { method } = req;
    const path = loggedPath(req.path);
    res.on('close', () => {
      const line = {
        requestId: contextOf(req).requestId,
        method,
        path,
        status: res.statusCode,
        ms: Math.round((performance.now() - start) * 10) / 10,
        ...(res.writableFinished ? {} : { aborted: true }),
      };
      if (res.statusCode >= 500) log.error(line, 'request');
      else log.info(line, 'request');
    });
    next();
  };
