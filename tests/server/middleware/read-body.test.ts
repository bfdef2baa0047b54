import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { bodyOf, readBody } from '../../../server/middleware/read-body';
import { ask } from '../../support/ask';

let server: Server;
let handled: string[];

const open = async (): Promise<number> => {
  const app = express();
  app.use(readBody(20), (request, response) => {
    handled.push(bodyOf(request).toString());
    response.end();
  });
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a server that listens on a port is always of this form.
  return (server.address() as AddressInfo).port;
};

beforeEach(() => {
  handled = [];
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('passes a body on as it is', async () => {
  const port = await open();
  await ask(port, '/', { method: 'POST', body: '{ "a":1 }' });
  expect(handled).toEqual(['{ "a":1 }']);
});

it('refuses a body that is too long', async () => {
  const port = await open();
  const { status } = await ask(port, '/', { method: 'POST', body: 'a'.repeat(21) });
  expect([status, handled]).toEqual([413, []]);
});
