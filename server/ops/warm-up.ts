import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The page that most others have their parts in common with. */
const PAGE = '/';

/** In milliseconds: a backend that takes longer is no reason to stay closed. */
const LIMIT = 2000;

/**
 * Makes a page that nobody waits for, since the first of a process takes several times as long as the next:
 * nothing is compiled or cached. Never fails, and takes two seconds at most.
 */
export const warmUp = async (shop: RequestListener): Promise<void> => {
  const server = createServer(shop).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a server that listens on a port is always of this form.
  const { port } = server.address() as AddressInfo;
  const signal = AbortSignal.timeout(LIMIT);
  await new Promise<void>((resolve) => {
    get({ host: '127.0.0.1', port, path: PAGE, agent: false, signal }, (page) => page.resume())
      .on('error', () => undefined)
      .once('close', resolve);
  });
  server.close();
  server.closeAllConnections();
};
