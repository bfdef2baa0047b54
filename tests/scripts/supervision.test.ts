import { EventEmitter } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';

interface Death {
  readonly how: string;
  /** In milliseconds; null where there is no next start. */
  readonly pause: number | null;
}
const { keepRunning, restartPause } = jest.requireActual<{
  keepRunning(
    start: () => EventEmitter,
    onDeath: (death: Death) => void,
    options?: { mostFalseStarts?: number },
  ): unknown;
  restartPause(deaths: number): number;
}>('../../scripts/lib/keep-running.mjs');
const { shopPort } = jest.requireActual<{
  shopPort(env: Record<string, string | undefined>): Promise<number>;
}>('../../scripts/lib/ports.mjs');

describe('a backend that dies', () => {
  it('is started again after a pause that grows from half a second to ten', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map(restartPause)).toEqual([
      500, 1000, 2000, 4000, 8000, 10_000, 10_000,
    ]);
  });
});

describe('a storefront that dies', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Runs a program of which each start lives so many milliseconds; answers its deaths. */
  const deathsOf = (lives: readonly number[], options?: { mostFalseStarts?: number }) => {
    const deaths: Death[] = [];
    let starts = 0;
    const start = (): EventEmitter => {
      const program = new EventEmitter();
      const life = lives[starts];
      starts += 1;
      if (life !== undefined) setTimeout(() => program.emit('exit', 1, null), life);
      return program;
    };
    keepRunning(start, (death) => deaths.push(death), options);
    jest.runAllTimers();
    return { deaths, starts };
  };

  it('is started again, also when an attacker ends it again and again', () => {
    const { deaths, starts } = deathsOf([6000, 6000, 6000, 6000, 6000, 6000], {
      mostFalseStarts: 5,
    });
    expect(starts).toBe(7);
    expect(deaths[0]).toEqual({ code: 1, how: 'exit code 1', pause: 500 });
    expect(deaths.map(({ pause }) => pause)).toEqual([500, 1000, 2000, 4000, 8000, 10_000]);
  });

  it('is not started again after five deaths in a row as soon as it was started', () => {
    const { deaths, starts } = deathsOf([10, 10, 6000, 10, 10, 10, 10, 10, 10], {
      mostFalseStarts: 5,
    });
    expect(starts).toBe(8);
    expect(deaths.at(-1)?.pause).toBeNull();
  });
});

describe('the port of the shop', () => {
  it('is a free one when PORT is 0', async () => {
    expect(await shopPort({ PORT: '0', HOST: '127.0.0.1' })).toBeGreaterThan(0);
  });

  it.each(['abc', '70000', '-1', '80.5'])('is refused when PORT is %s', async (PORT) => {
    await expect(shopPort({ PORT })).rejects.toThrow(`PORT: got "${PORT}"`);
  });

  it('is refused in one line that names PORT when another program has it', async () => {
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(shopPort({ PORT: String(port), HOST: '127.0.0.1' })).rejects.toThrow(
      `PORT: ${String(port)} is in use`,
    );
    other.close();
  });
});
