import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../../support/ask';
import { behindNginx, configurationFor } from '../../support/behind-nginx';
import { freePort } from '../../../scripts/lib/free-port.cjs';

const UNIT = join(__dirname, '../../../deploy/systemd/shop-nginx@.service');

/** What systemd runs, with another configuration. */
const unitCommand = (file: string): string =>
  (/^ExecStart=(.*)$/m.exec(readFileSync(UNIT, 'utf8'))?.[1] ?? '').replace(
    '/etc/shop/%i.conf',
    file,
  );

behindNginx('the nginx in front, started as its unit does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-timeouts-'));
  /** Answers under way, by their paths: each is held until a test ends it. */
  const held: [string, ServerResponse][] = [];
  const storefront = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/healthz') response.end();
    else held.push([path, response]);
    if (path.endsWith('/events')) response.flushHeaders();
  });
  let port: number;
  let nginx: ChildProcess;
  let log = '';

  beforeAll(async () => {
    await once(storefront.listen(0, '127.0.0.1'), 'listening');
    const { port: storefrontPort } = storefront.address() as AddressInfo;
    port = await freePort();
    const file = join(folder, 'nginx.conf');
    // Whoever waits as a page or a call does is soon given up; the log stays where it is.
    const text = configurationFor(folder, port, [storefrontPort, storefrontPort])
      .replaceAll(/proxy_read_timeout (8|17)s/g, 'proxy_read_timeout 200ms')
      .replace(join(folder, 'access.log'), '/dev/stdout');
    writeFileSync(file, text);
    // Its standard output is a socket, as the journal is.
    nginx = spawn('/bin/sh', ['-c', `exec ${unitCommand(file)}`]);
    nginx.stdout?.on('data', (piece: Buffer) => {
      log += piece.toString('utf8');
    });
    for (;;) {
      const answer = await ask(port, '/healthz').catch(() => null);
      if (answer?.status === 200 || nginx.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  afterAll(async () => {
    const gone = nginx.exitCode === null ? once(nginx, 'exit') : null;
    nginx.kill('SIGQUIT');
    for (const [, response] of held) response.end();
    await gone;
    storefront.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('writes its log to where a socket takes it', async () => {
    while (!log.includes('"path":"/healthz"')) await once(nginx.stdout ?? nginx, 'data');
    expect(nginx.exitCode).toBeNull();
  });

  it.each(['/api/v1/purchase/track/key/events', '/sitemap.xml'])(
    'waits for %s for longer than for a call',
    async (path) => {
      const answer = ask(port, path);
      while (!held.some(([asked]) => asked === path))
        await new Promise((resolve) => setTimeout(resolve, 5));
      // One that was asked later is given up first.
      expect([502, 504]).toContain((await ask(port, '/api/v1/settings')).status);
      const asked = held.filter(([one]) => one === path);
      for (const [, response] of asked) response.end('here');
      expect(await answer).toMatchObject({ status: 200, text: 'here' });
      expect(asked).toHaveLength(1);
    },
  );
});
