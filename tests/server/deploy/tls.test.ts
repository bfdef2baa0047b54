import { request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { ask } from '../../support/ask';
import type { ShopBehindNginx } from '../../support/behind-nginx';
import { behindNginx, openBehindNginx } from '../../support/behind-nginx';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA } from '../../support/stub-menu';

behindNginx('TLS at the nginx in front', () => {
  let backend: StubBackend;
  let shop: ShopBehindNginx;

  beforeAll(async () => {
    backend = await openStubBackend();
    shop = await openBehindNginx(backend.url, { tls: true });
  });
  afterAll(async () => {
    await shop.close();
    await backend.stop();
  });

  const askOverTls = (path: string): Promise<{ status: number; headers: IncomingHttpHeaders }> =>
    new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: shop.tlsPort,
        path,
        headers: { Host: SOFIA.host },
        // The certificate is the test's own.
        rejectUnauthorized: false,
        agent: false as const,
      };
      request(options, (response) => {
        response.resume().once('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers });
        });
      })
        .once('error', reject)
        .end();
    });

  it('leads from plain HTTP to HTTPS, the query included', async () => {
    const { status, headers } = await ask(shop.port, '/products?filter=4', {
      headers: { Host: 'shop.example' },
    });
    expect([status, headers.location]).toEqual([308, 'https://shop.example/products?filter=4']);
  });

  it('refuses calls by plain HTTP instead of redirecting what may hold a session', async () => {
    const { status } = await ask(shop.port, '/api/v1/user', { headers: { Host: 'shop.example' } });
    expect(status).toBe(403);
  });

  it('shows pages over HTTPS and asks browsers to stay there', async () => {
    const { status, headers } = await askOverTls('/products');
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});
