import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { comesFromNear } from '../../environment/comes-from-near';
import { BARE_HEADERS } from './bare-answer';
import type { Metrics } from './metrics';

/** Measurements on the shop's own port: for whoever is near; for others there is no such page. */
export const metricsPage =
  ({ registry }: Metrics): RequestHandler =>
  async (request, response, next) => {
    if (!comesFromNear(request)) {
      next();
      return;
    }
    response
      .set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
      .send(await registry.metrics());
  };

/** Measurements on a port of their own, which is not to be opened to the world. */
export const serveMetrics = (
  { registry }: Metrics,
  port: number,
  host: string,
  log: Logger,
): Server =>
  createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) {
      response.writeHead(404, BARE_HEADERS).end();
      return;
    }
    registry.metrics().then(
      (text) =>
        response
          .writeHead(200, { ...BARE_HEADERS, 'Content-Type': registry.contentType })
          .end(text),
      () => response.writeHead(500, BARE_HEADERS).end(),
    );
  })
    .on('error', (error) => {
      log.error({ err: error }, 'the measurements cannot be served');
    })
    .listen(port, host);
