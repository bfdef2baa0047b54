import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import express from 'express';
import type { Logger } from 'pino';
import { comesFromNear } from '../../environment/comes-from-near';
import { BARE_HEADERS } from './bare-answer';
import type { Metrics } from './metrics';

/** Measurements on the shop's own port: for whoever is near; for others there is no such page. */
export const metricsPage =
  ({ registry }: Metrics, isShown = comesFromNear): RequestHandler =>
  async (request, response, next) => {
    if (!isShown(request)) {
      next();
      return;
    }
    response
      .set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
      .send(await registry.metrics());
  };

/** Measurements on a port of their own, which is not to be opened to the world. */
export const serveMetrics = (metrics: Metrics, port: number, host: string, log: Logger): Server =>
  express()
    .disable('x-powered-by')
    .use((_, response, next) => {
      response.set(BARE_HEADERS);
      next();
    })
    .get(
      '/metrics',
      metricsPage(metrics, () => true),
    )
    .use((_, response) => {
      response.status(404).end();
    })
    .listen(port, host)
    .on('error', (error) => {
      log.error({ err: error }, 'the measurements cannot be served');
    });
