import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import type { Response } from 'express';
import express from 'express';
import type { ReactNode } from 'react';
import { Suspense, use } from 'react';
import { sendPage } from '../../../server/ssr/send-page';
import { ask } from '../../support/ask';
import { documentPartsOf } from '../../support/document-parts';
import type { Gate } from '../../support/gate';
import { gate } from '../../support/gate';
import { openStream } from '../../support/open-stream';

const PARTS = documentPartsOf();

let server: Server | null = null;
let outcomes: Promise<unknown>[] = [];
let lateErrors: unknown[] = [];
let onLateError: (error: unknown) => void = () => undefined;

/** A server whose only page is this tree; answers its port. */
const serve = async (
  tree: () => ReactNode,
  onRejected: (response: Response, error: unknown) => void = (response) => response.destroy(),
): Promise<number> => {
  outcomes = [];
  lateErrors = [];
  const app = express();
  app.use(compression());
  app.get('/', (_, response) => {
    const result = sendPage(response, {
      onFrame: () => response.type('html'),
      parts: PARTS,
      tree: tree(),
      onLateError: (error) => {
        lateErrors.push(error);
        onLateError(error);
      },
    });
    outcomes.push(result);
    result.catch((error: unknown) => {
      onRejected(response, error);
    });
  });
  const listening = createServer(app);
  server = listening;
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve);
  });
  return (listening.address() as AddressInfo).port;
};

afterEach(async () => {
  onLateError = () => undefined;
  const { promise, open } = gate();
  if (!server) return;
  server.close(() => {
    open();
  });
  server.closeAllConnections();
  server = null;
  await promise;
});

const Late = ({ lateText }: { readonly lateText: Promise<string> }) => <p>{use(lateText)}</p>;

const pageWith = (lateText: Promise<string>, frame: ReactNode = 'the frame'): ReactNode => (
  <main>
    <h1>{frame}</h1>
    <Suspense fallback={<p>on its way</p>}>
      <Late lateText={lateText} />
    </Suspense>
  </main>
);

/** Text that does not compress well, always the same for the same length. */
const noise = (length: number): string => {
  let seed = 42;
  let text = '';
  while (text.length < length) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += seed.toString(36);
  }
  return text.slice(0, length);
};

const Throwing = (): ReactNode => {
  throw new Error('broken part');
};

describe('a page whose blocks are all there', () => {
  it('comes in one piece that reads without any script', async () => {
    const block = (
      <Suspense fallback={<p>on its way</p>}>
        <p>{noise(60_000)}</p>
      </Suspense>
    );
    const page = await ask(await serve(() => <main>{block}</main>), '/');
    expect(page.text.includes(`<main><!--$--><p>${noise(60_000)}</p>`)).toBe(true);
    expect(page.text).not.toContain('on its way');
    // That of the head, the state, the shop's own and what asks for it.
    expect(page.text.match(/<script/g)).toHaveLength(4);
  });

  it('ends with the state, the scripts and the end of the document, each once', async () => {
    const page = await ask(await serve(() => <main>the page</main>), '/');
    expect(page.text).toMatch(
      /<main>the page<\/main><\/div><script type="application\/json" id="state">\{"is":"the state"\}<\/script><script async fetchpriority="high" data-src="\/assets\/main\.js"><\/script><script nonce="[^"]*">[^<]*<\/script><\/body><\/html>$/,
    );
    expect(page.text.match(/id="state"/g)).toHaveLength(1);
  });
});

describe.each(['identity', 'gzip', 'br'])(
  'a page with a block that takes long, as %s',
  (encoding) => {
    it.each([100, 5000, 15_000, 20_000, 40_000, 300_000])(
      'brings a frame of %i characters and the state before the block',
      async (length) => {
        const lateText = gate<string>();
        const port = await serve(() => pageWith(lateText.promise, noise(length)));
        const stream = await openStream(port, '/', { 'Accept-Encoding': encoding });
        // If any of this were held back, it would never come: the block waits for the test.
        const early = await stream.until('src="/assets/main.js"></script>');
        lateText.open('the late block');
        const whole = await stream.whole();
        expect(stream.response.headers['content-encoding'] ?? 'identity').toBe(encoding);
        expect(early).toContain('<title>A page</title>');
        expect(early.includes(noise(length))).toBe(true);
        expect(early).toContain('on its way');
        expect(early).not.toContain('the late block');
        expect(whole.indexOf('the late block')).toBeGreaterThan(whole.indexOf('id="state"'));
        expect(whole.endsWith('</body></html>')).toBe(true);
        expect(whole.match(/id="state"/g)).toHaveLength(1);
      },
    );

    it('brings each of two late blocks when it is ready', async () => {
      const [first, second] = [gate<string>(), gate<string>()];
      const port = await serve(() => (
        <>
          {pageWith(first.promise)}
          {pageWith(second.promise)}
        </>
      ));
      const stream = await openStream(port, '/', { 'Accept-Encoding': encoding });
      await stream.until('id="state"');
      second.open('the second block');
      const between = await stream.until('the second block');
      first.open('the first block');
      const whole = await stream.whole();
      expect(between).not.toContain('the first block');
      expect(whole).toContain('the first block');
    });
  },
);

it('a large page reaches a slow reader whole, and nobody is warned of too many listeners', async () => {
  const warnings: string[] = [];
  const listen = (warning: Error): void => {
    warnings.push(warning.name);
  };
  process.on('warning', listen);
  const paragraphs = Array.from({ length: 400 }, (_, index) => (
    <p key={index}>{noise(5000 + index)}</p>
  ));
  const port = await serve(() => <main>{paragraphs}</main>);
  const stream = await openStream(port, '/', { 'Accept-Encoding': 'gzip' });
  stream.response.pause();
  await new Promise((resolve) => setTimeout(resolve, 100));
  stream.response.resume();
  const whole = await stream.whole();
  process.off('warning', listen);
  expect(whole.match(/<p>/g)).toHaveLength(400);
  expect(whole.endsWith('</body></html>')).toBe(true);
  expect(warnings).toEqual([]);
});

describe('a page with a part that breaks', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is not sent at all when the frame breaks: whoever asked for it answers instead, once', async () => {
    let wasAnswered: boolean | null = null;
    const port = await serve(
      () => <Throwing />,
      (response) => {
        wasAnswered = response.headersSent;
        response.status(500).send('the error page');
      },
    );
    const page = await ask(port, '/');
    await expect(outcomes[0]).rejects.toThrow('broken part');
    expect(wasAnswered).toBe(false);
    expect([page.status, page.text]).toEqual([500, 'the error page']);
    expect(lateErrors).toEqual([]);
  });

  it('is sent as it is, without the block, when a late block breaks', async () => {
    const lateText: Gate<string> = gate();
    const port = await serve(() => pageWith(lateText.promise));
    const stream = await openStream(port, '/');
    await stream.until('id="state"');
    lateText.fail(new Error('broken late block'));
    const whole = await stream.whole();
    expect(stream.response.statusCode).toBe(200);
    expect(whole).toContain('the frame');
    expect(whole.endsWith('</body></html>')).toBe(true);
    expect(lateErrors).toEqual([new Error('broken late block')]);
  });

  it('is sent without the block, and the fault is reported, when a block breaks at once', async () => {
    const port = await serve(() => (
      <main>
        <h1>the frame</h1>
        <Suspense fallback={<p>on its way</p>}>
          <Throwing />
        </Suspense>
      </main>
    ));
    const page = await ask(port, '/');
    expect(page.status).toBe(200);
    expect(page.text).toContain('the frame');
    expect(lateErrors).toEqual([new Error('broken part')]);
  });

  it('does not write the words of the fault into the page', async () => {
    const lateText: Gate<string> = gate();
    const port = await serve(() => pageWith(lateText.promise));
    const stream = await openStream(port, '/');
    await stream.until('id="state"');
    lateText.fail(new Error('secret of the kitchen'));
    const whole = await stream.whole();
    // React says why in development only; the page itself must not.
    expect(whole.replace(/<template[^>]*>|\$RX\([^)]*\)/g, '')).not.toContain(
      'secret of the kitchen',
    );
  });
});

it('rendering stops when the visitor goes away before the page is complete', async () => {
  const lateText = gate<string>();
  const reported = gate<unknown>();
  onLateError = reported.open;
  const port = await serve(() => pageWith(lateText.promise));
  const stream = await openStream(port, '/');
  await stream.until('id="state"');
  stream.leave();
  expect(String(await reported.promise)).toMatch(/abort/i);
});

it('a block that takes too long is left to the browser, and the page ends', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  try {
    const port = await serve(() => pageWith(new Promise(() => undefined)));
    const stream = await openStream(port, '/');
    await stream.until('id="state"');
    jest.advanceTimersByTime(10_000);
    const whole = await stream.whole();
    expect(whole.endsWith('</body></html>')).toBe(true);
    expect(lateErrors).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});
