import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webhookSender } from '../../../backend/message/webhook-sender';
import { storedPhone } from '../../../backend/customer/stored-phone';
import { FakeClock } from '../support/fake-clock';
import { IVAN, askForCode, outboxOf } from '../support/sign-in';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop | null = null;
let server: Server | null = null;
afterEach(async () => {
  await shop?.close();
  shop = null;
  server?.closeAllConnections();
  server?.close();
  server = null;
});

const serve = async (listener: RequestListener): Promise<string> => {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so its address is no path.
  return `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
};

const bodyOf = async (req: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of req) text += String(chunk);
  return JSON.parse(text);
};

const openWith = async (url: string): Promise<TestShop> => {
  shop = await openTestShop({
    now: new FakeClock().now,
    smsProvider: { kind: 'webhook', url },
    codesPerMinute: 1,
  });
  return shop;
};

it('posts each code to the service of the operator, with the name and password of its address', async () => {
  const seen: unknown[] = [];
  const host = await serve((req, res) => {
    void bodyOf(req).then((body) => {
      seen.push({ path: req.url, authorization: req.headers.authorization, body });
      res.end('fine');
    });
  });
  const opened = await openWith(`http://user:pa%20ss@${host}/send?from=shop`);
  await askForCode(opened, IVAN).expect(200);
  expect(seen).toEqual([
    {
      path: '/send?from=shop',
      authorization: `Basic ${Buffer.from('user:pa ss').toString('base64')}`,
      body: {
        channel: 'sms',
        phone: IVAN,
        code: expect.stringMatching(/^\d{4}$/),
        text: expect.stringContaining('is your confirmation code'),
      },
    },
  ]);
  expect(outboxOf(opened)).toEqual([]);
});

it('says so when a code could not be sent, and does not count it', async () => {
  let status = 500;
  const host = await serve((_req, res) => {
    res.writeHead(status).end();
  });
  const opened = await openWith(`http://${host}/`);
  const { body, headers } = await askForCode(opened, IVAN).expect(503);
  expect(body).toMatchObject({
    code: 'code.not_sent',
    message: 'We could not send the code. Please try again in a moment',
  });
  expect(headers['retry-after']).toBe('10');
  expect(await opened.storage.shop.selectFrom('sign_in_codes').selectAll().execute()).toEqual([]);
  status = 202;
  await askForCode(opened, IVAN).expect(200);
  const warning = opened.logLines.find(({ msg }) => msg === 'a code could not be sent');
  expect(warning).toMatchObject({ channel: 'sms', reason: 'the service answered 500' });
});

const MESSAGE = { channel: 'sms', phone: storedPhone(IVAN), code: '0427', text: '0427' } as const;

it('does not wait for ever for the service', async () => {
  const host = await serve(() => undefined);
  const sent = await webhookSender(`http://${host}/`, 50).send(MESSAGE);
  expect(sent).toMatchObject({ error: { reason: 'the service did not answer in time' } });
});

it('does not carry a code on to where an answer points', async () => {
  let calls = 0;
  const host = await serve((_req, res) => {
    calls += 1;
    res.writeHead(302, { Location: '/elsewhere' }).end();
  });
  const sent = await webhookSender(`http://${host}/`).send(MESSAGE);
  expect(sent).toMatchObject({ error: { reason: 'the service is away' } });
  expect(calls).toBe(1);
});

it('keeps the outbox to the shop’s own user, also where the file was there before', async () => {
  shop = await openTestShop();
  const path = join(shop.dir, 'outbox.jsonl');
  writeFileSync(path, '');
  chmodSync(path, 0o644);
  await askForCode(shop, IVAN).expect(200);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('makes the folder of the outbox', async () => {
  shop = await openTestShop();
  const path = join(shop.dir, 'new', 'folder', 'outbox.jsonl');
  const other = await openTestShop({ outboxFile: path });
  await askForCode(other, IVAN).expect(200);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await other.close();
});

it('says so when the outbox cannot be written', async () => {
  shop = await openTestShop();
  mkdirSync(join(shop.dir, 'outbox.jsonl'));
  await askForCode(shop, IVAN).expect(503);
});

it('leaves only whole lines in the outbox when the disk becomes full', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const path = join(folder, 'outbox.jsonl');
  const module = join(__dirname, '../../../backend/message/outbox-sender.ts');
  const script = `
    const { outboxSender } = require(${JSON.stringify(module)});
    const sender = outboxSender(${JSON.stringify(path)}, () => new Date(0));
    const send = async (left) => {
      const { ok } = await sender.send(${JSON.stringify(MESSAGE)});
      if (ok && left > 0) await send(left - 1);
      else console.log(ok);
    };
    void send(20);`;
  // To the process a file of 512 bytes is a disk that is full.
  const limited = `trap '' XFSZ; ulimit -f 1; exec "$@"`;
  const node = [process.execPath, '--import', 'tsx', '--eval', script];
  const { stdout } = spawnSync('sh', ['-c', limited, 'sh', ...node], { encoding: 'utf8' });
  const text = readFileSync(path, 'utf8');
  rmSync(folder, { recursive: true });
  expect(stdout).toBe('false\n');
  expect(text).toMatch(/^(\{"at":"1970.*"\}\n){3,}$/);
});
