import { connect } from 'node:net';
import type { ShopBehindNginx } from '../../support/behind-nginx';
import { behindNginx, openBehindNginx } from '../../support/behind-nginx';
import { ask } from '../../support/ask';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';

const PHONE = '359880000001';
const KEY = 'kT3vQ9zLm2xW8aRb4cYd7e';

behindNginx('the nginx in front', () => {
  let backend: StubBackend;
  let shop: ShopBehindNginx;

  beforeAll(async () => {
    backend = await openStubBackend();
    shop = await openBehindNginx(backend.url);
  });
  afterAll(async () => {
    await shop.close();
    await backend.stop();
  });

  it('logs no phone and no key, with a storefront or without', async () => {
    const paths = [
      `/api/v1/sms-code?phone=${PHONE}`,
      `/api/v1/sms-code/${PHONE}`,
      `/api/v1/sms-code%3Fphone=${PHONE}`,
      `/checkout/success?key=${KEY}`,
      `/checkout/success/${KEY}`,
      `/board/print/${KEY}`,
      `/checkout/success%3Fkey=${KEY}`,
      `/api/v1//Purchase/%74rack/${KEY}`,
    ];
    const askAll = () => Promise.all(paths.map((path) => ask(shop.port, path)));
    await askAll();
    for (const storefront of shop.storefronts) storefront.process().kill('SIGKILL');
    const statuses = (await askAll()).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([502]));
    const logs = shop.logs();
    expect(logs).toContain('"status":502');
    expect(logs).not.toContain(PHONE);
    expect(logs).not.toContain(KEY);
  });

  it('lets nobody hold every connection', async () => {
    const held = Array.from({ length: 520 }, () => {
      const socket = connect(shop.port, '127.0.0.1', () => {
        socket.write(
          'POST /api/v1/cart/calculate HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n',
        );
      });
      return socket;
    });
    const refused = await new Promise<string>((resolve) => {
      for (const socket of held) {
        socket.once('data', (piece: Buffer) => {
          resolve(piece.toString('latin1'));
        });
      }
    });
    for (const socket of held) socket.destroy();
    expect(refused).toMatch(/^HTTP\/1\.1 429 /);
  });
});
