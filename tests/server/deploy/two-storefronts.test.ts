import { Agent } from 'node:http';
import { ask } from '../../support/ask';
import type { ShopBehindNginx } from '../../support/behind-nginx';
import { behindNginx, openBehindNginx } from '../../support/behind-nginx';
import { runCount } from '../../support/run-count';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, dishId } from '../../support/stub-menu';
import { cartCookie } from '../../support/test-storefront';

/** How many times each storefront is restarted. */
const ROUNDS = runCount('RESTARTS');

/** How many customers read on, each as soon as the last page has come. */
const READERS = 6;

behindNginx('two storefronts behind nginx', () => {
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

  const PATHS = ['/products/pizza', '/ru/products', '/cart', '/api/v1/settings'];

  /** Customers who read on until they are told to stop; answers what each of them got. */
  const read = () => {
    const agent = new Agent({ keepAlive: true });
    const got: string[] = [];
    let isOver = false;
    const readOn = async (reader: number): Promise<void> => {
      for (let page = 0; !isOver; page += 1) {
        const path = PATHS[(page + reader) % PATHS.length] ?? '/';
        const answer = await ask(shop.port, path, {
          agent,
          headers: { Host: SOFIA.host, Cookie: cartCookie([dishId(SOFIA, 0), 1 + (page % 90)]) },
        }).catch((error: unknown) => String(error));
        got.push(typeof answer === 'string' ? answer : `${path}: ${String(answer.status)}`);
      }
    };
    const readers = Promise.all(Array.from({ length: READERS }, (_, reader) => readOn(reader)));
    return {
      got,
      stop: async () => {
        isOver = true;
        await readers;
        agent.destroy();
      },
    };
  };

  const failuresOf = (got: readonly string[]) => got.filter((one) => !one.endsWith(': 200'));

  it('are left out while one is frozen, and a page asked of it comes from the other', async () => {
    const [frozen] = shop.storefronts;
    const lines = () => shop.logs().trim().split('\n');
    /** Asks for a page, and answers where nginx looked for it: it notes that a moment later. */
    const get = async (): Promise<string> => {
      const before = lines().length;
      expect((await ask(shop.port, '/robots.txt')).status).toBe(200);
      while (lines().length === before) await new Promise((resolve) => setTimeout(resolve, 5));
      return lines().at(-1) ?? '';
    };
    frozen.process().kill('SIGSTOP');
    while (!(await get()).includes(`:${String(frozen.port)}, `));
    for (let page = 0; page < 6; page += 1)
      expect(await get()).not.toContain(`:${String(frozen.port)}`);
    frozen.process().kill('SIGCONT');
  });

  it('are restarted one after the other without anybody noticing', async () => {
    const { got, stop } = read();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const storefront of shop.storefronts) await storefront.restart();
    }
    await stop();
    expect(failuresOf(got)).toEqual([]);
    expect(got.length).toBeGreaterThan(READERS * 2);
  }, 600_000);

  it('lose only what is under way in one that is killed', async () => {
    const { got, stop } = read();
    while (got.length < READERS * 2) await new Promise((resolve) => setTimeout(resolve, 20));
    const [first] = shop.storefronts;
    const before = got.length;
    first.process().kill('SIGKILL');
    while (got.length < before + READERS * 10) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const late = got.slice(before + READERS * 2);
    await stop();
    // Whoever had half an answer at that moment; nobody who came after.
    expect(failuresOf(got).length).toBeLessThanOrEqual(READERS);
    expect(failuresOf(late)).toEqual([]);
  });

  it('show measurements to nobody outside', async () => {
    expect((await ask(shop.port, '/metrics')).status).toBe(404);
  });
});
