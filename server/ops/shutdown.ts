import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Readiness } from './readiness';

/** In milliseconds: how long running requests may take after the word to stop. */
const PATIENCE = 10_000;

/** In milliseconds: how often connections are looked for whose last answer has gone out. */
const SWEEP = 100;

/**
 * Ends the server without cutting anybody off: not ready at once, no new connections, running
 * requests finish within ten seconds. Resolves when the last connection is gone.
 */
export const shutDown = async (
  server: Server,
  readiness: Readiness,
  log: Logger,
): Promise<void> => {
  readiness.close();
  log.info('closing: finishing what is under way');
  const impatience = setTimeout(() => {
    log.warn('closing: the last requests took too long');
    server.closeAllConnections();
  }, PATIENCE);
  // A request that began before the word to stop has promised to keep its connection.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, SWEEP);
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeIdleConnections();
  });
  clearTimeout(impatience);
  clearInterval(sweep);
  log.info('closed');
};
