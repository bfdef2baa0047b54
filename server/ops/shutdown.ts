import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { CloseServer } from '../../environment/close-server';
import type { EventStreams } from './event-streams';
import type { Readiness } from './readiness';

/** In milliseconds: how long running requests may take after the word to stop. */
const PATIENCE = 10_000;

/** In milliseconds: how long a load balancer may take to notice. */
const DRAIN = 1000;

/**
 * Ends the server without cutting anybody off. At once it is not ready, but goes on answering for
 * `drain` milliseconds, so that a load balancer can learn of it; then there are no new connections,
 * readers of live messages are sent elsewhere, and running requests finish, within ten seconds in all.
 * Resolves when the last connection is gone.
 */
export const shutDown = async (
  close: CloseServer,
  readiness: Readiness,
  eventStreams: EventStreams,
  log: Logger,
  drain = DRAIN,
): Promise<void> => {
  readiness.close();
  log.info('closing: finishing what is under way');
  if (drain > 0) await pause(drain);
  const closed = close(PATIENCE - drain);
  eventStreams.moveAll();
  if (await closed) log.warn('closing: the last requests took too long');
  log.info('closed');
};
