import net from 'node:net';
import type { AddressInfo } from 'node:net';

const { restartPause } = jest.requireActual<{ restartPause(deaths: number): number }>(
  '../../scripts/lib/keep-running.mjs',
);
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
