import type { EventEmitter } from 'node:events';
import type { Logger } from 'pino';

/** What of the process is needed here. */
interface Ending extends EventEmitter {
  exit(code: number): void;
}

/**
 * Logs an exception that nobody caught, rejections included, and ends the process: what it was in the
 * middle of is unknown, so it must not go on. Whoever supervises it starts it again.
 */
export const endOnUncaught = (process: Ending, log: Logger): void => {
  process.on('uncaughtException', (error: unknown, origin: string) => {
    log.fatal({ err: error, origin }, 'an exception that nobody caught ends the storefront');
    process.exit(1);
  });
};
