import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { EventStreams } from './event-streams';
import type { Readiness } from './readiness';
import type { UnusedConnections } from './unused-connections';

/** In milliseconds: how long running requests may take after the word to stop. */
const PATIENCE = 10_000;

/** In milliseconds: how often connections are looked for whose last answer has gone out. */
const SWEEP = 100;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** What shutting down has to think of beyond running requests. */
export interface Surroundings {
  readonly unused?: UnusedConnections;
  readonly eventStreams?: EventStreams;
  /** In milliseconds: how long a load balancer may take to notice. */
  readonly drain?: number;
}

/**
 * Ends the server without cutting anybody off. At once it is not ready, but goes on answering for
 * `drain` milliseconds, so that a load balancer can learn of it; then there are no new connections,
 * readers of live messages are sent elsewhere, and running requests finish, within ten seconds in all.
 * Resolves when the last connection is gone.
 */
export const shutDown = async (
  server: Server,
  readiness: Readiness,
  log: Logger,
  { unused, eventStreams, drain = 0 }: Surroundings = {},
): Promise<void> => {
  readiness.close();
  log.info('closing: finishing what is under way');
  const impatience = setTimeout(() => {
    log.warn('closing: the last requests took too long');
    server.closeAllConnections();
  }, PATIENCE);
  if (drain > 0) await pause(drain);
  // A request that began before the word to stop has promised to keep its connection.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, SWEEP);
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeIdleConnections();
    unused?.close();
    eventStreams?.moveAll();
  });
  clearTimeout(impatience);
  clearInterval(sweep);
  log.info('closed');
};
