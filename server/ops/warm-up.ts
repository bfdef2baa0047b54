import type { RequestListener } from 'node:http';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The page that most others have their parts in common with. */
const PAGE = '/';

/** In milliseconds: a backend that takes longer is no reason to stay closed. */
const LIMIT = 2000;

/** Asks this machine for a page and waits for its end, whatever comes of it. */
export const askOnce = (port: number, path: string): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      resolve();
    };
    const asked = get({ host: '127.0.0.1', port, path, agent: false, timeout: LIMIT }, (page) => {
      page.resume().once('close', done);
    });
    asked.once('error', done).once('timeout', () => {
      asked.destroy();
      done();
    });
  });

/**
 * Makes a page that nobody waits for. The first page of a process takes several times as long as those
 * after it, since nothing is compiled and nothing is known of the backend: whoever comes right after a
 * restart, when many do, should not pay for that. Never fails, and takes two seconds at most.
 */
export const warmUp = async (shop: RequestListener): Promise<void> => {
  const server = createServer(shop);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // The address of a server that listens on a port is always of this form.
  await askOnce((server.address() as AddressInfo).port, PAGE);
  server.close();
  server.closeAllConnections();
};
