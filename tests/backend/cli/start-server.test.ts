import { once } from 'node:events';
import { connect } from 'node:net';
import type { RunningServer } from '../../../backend/cli/start-server';
import { startServer } from '../../../backend/cli/start-server';

let server: RunningServer;

const LIMITS = {
  headersTimeout: 40,
  requestTimeout: 40,
  connectionsCheckingInterval: 10,
  maxConnections: 2,
};

beforeEach(async () => {
  server = await startServer(
    (request, response) => request.resume().once('end', () => response.end('read')),
    '127.0.0.1',
    0,
    LIMITS,
  );
});
afterEach(() => server.stop(0));

const open = (text: string) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text));
  return socket;
};

it('answers a caller who sends half a body and no more, so that the place is free again', async () => {
  const socket = open('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 408 /);
});

it('takes no more connections than there are places', async () => {
  const held = [open(''), open('')];
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  const third = open('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    third.on('data', (piece: Buffer) => (text += piece.toString('latin1')));
    third.on('error', () => undefined);
    third.once('close', () => {
      resolve(text);
    });
  });
  expect(answer).toBe('');
  for (const socket of held) socket.destroy();
});
