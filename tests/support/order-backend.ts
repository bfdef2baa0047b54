import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { UNCACHED } from '../../src/infrastructure/http/backend-response-cache';
import { ApiClient } from '../../src/infrastructure/http/api-client';
import { inOrderShop } from '../backend/support/order-shop';
import type { TestShop } from '../backend/support/test-shop';

export interface OrderBackend {
  readonly shop: TestShop;
  /** Calls the backend as a guest's browser does. */
  readonly api: ApiClient;
  /** Calls it as somebody who is signed in. */
  readonly clientWith: (token: string) => ApiClient;
}

const clientOf = (server: Server, token: string | null = null): ApiClient => {
  const { port } = server.address() as AddressInfo;
  return new ApiClient(
    axios.create({ baseURL: `http://127.0.0.1:${String(port)}/api/v1`, adapter: 'http' }),
    { locale: () => 'en', token, sharesAnswers: false },
    { report: () => undefined },
    UNCACHED,
    10_000,
  );
};

/** Gives each test of a file the restaurant's own backend, listening and without orders. */
export const withOrderBackend = (begin: (backend: OrderBackend) => void): void => {
  let shop: TestShop;
  let server: Server;
  inOrderShop((given) => {
    ({ shop } = given);
  });
  beforeEach(async () => {
    server = await new Promise<Server>((resolve) => {
      const listening = shop.app.listen(0, '127.0.0.1', () => {
        resolve(listening);
      });
    });
    begin({ shop, api: clientOf(server), clientWith: (token) => clientOf(server, token) });
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
};
