import pino from 'pino';
import type { Environment } from '../config/environment';
import { createBackend } from '../http/create-backend';
import { migrate } from '../storage/migrate';
import { openStorage } from '../storage/storage';
import { startServer } from './start-server';

const GRACE_MS = 10_000;

/** Resolves when the process is told to stop, or when the program that started it is gone. */
const stopAsked = (): Promise<string> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        resolve(signal);
      });
    process.once('disconnect', () => {
      resolve('parent gone');
    });
  });

/** Answers calls until the process is told to stop; answers the exit code. */
export const runServe = async (environment: Environment): Promise<number> => {
  const log = pino({ name: 'backend', level: environment.logLevel });
  const asked = stopAsked();
  const storage = openStorage(environment.database);
  let isStopping = false;
  try {
    const steps = await migrate(storage.shop);
    if (steps.length > 0) log.info({ steps }, 'database brought up to date');
    const app = createBackend({
      storage,
      settings: environment,
      log,
      now: () => new Date(),
      isStopping: () => isStopping,
    });
    const server = await startServer(app, environment.host, environment.port);
    log.info({ url: server.url }, `backend ready ${server.url}`);
    process.send?.({ type: 'ready', url: server.url });
    const reason = await asked;
    isStopping = true;
    log.info({ reason }, 'stopping');
    await server.stop(GRACE_MS);
    return 0;
  } finally {
    await storage.close();
  }
};
