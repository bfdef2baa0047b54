import express from 'express';
import type { Express } from 'express';
import { requestLog } from '../../environment/request-log';
import { mediaRoutes } from '../media/media-routes';
import { boardSession } from './board-session';
import { apiKit } from './api-kit';
import { apiRoutes } from './api-routes';
import type { BackendDependencies } from './backend-dependencies';
import { boardPage } from './board-page';
import { docsRoutes } from './docs-routes';
import { errorHandler, notFound } from './error-handler';
import { healthRoutes } from './health-routes';
import { metricsRoutes } from './metrics-routes';
import { paymentRoutes } from './payment-routes';
import { printRoutes } from './print-routes';
import { requestLanguage } from './request-language';
import { sandboxPaymentRoutes } from './sandbox-payment-routes';
import { sandboxTelegramRoutes } from './sandbox-telegram-routes';
import { ticketRoutes } from './ticket-routes';

/** The backend as an Express application, not yet listening. */
export const createBackend = (dependencies: BackendDependencies): Express => {
  const { storage, settings, log, isStopping } = dependencies;
  storage.disk.onChange((isFull) => {
    if (isFull) log.error('the disk of the database is full: nothing can be ordered');
    else log.info('the disk of the database takes changes again');
  });
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  // The storefront runs beside us and names its visitor; a caller from elsewhere speaks for itself.
  app.set('trust proxy', ['loopback', 'linklocal', 'uniquelocal']);
  // The id of a request is that of the storefront, so that both logs speak of one.
  app.use(requestLog(log, true));
  app.use(requestLanguage(settings.locales, settings.defaultLocale));
  app.use((_req, res, next) => {
    if (isStopping()) res.set('Connection', 'close');
    next();
  });
  app.use(healthRoutes(dependencies));
  app.use(metricsRoutes({ storage, now: dependencies.now }));
  app.use(docsRoutes());
  app.use('/media', mediaRoutes(settings.mediaDir));
  const kit = apiKit(dependencies);
  if (settings.hasBoard) app.use(boardPage(), boardSession(kit));
  app.use('/api/v1', apiRoutes(kit));
  if (settings.hasBoard) app.use(printRoutes(kit), ticketRoutes(kit));
  app.use(sandboxTelegramRoutes(dependencies));
  app.use(sandboxPaymentRoutes(kit));
  app.use(paymentRoutes(kit));
  app.use(notFound);
  app.use(errorHandler(log));
  return app;
};
