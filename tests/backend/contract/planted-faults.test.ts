import { runContract } from '../../../contract/kit/run-contract';
import { findingLine } from '../../../contract/kit/report';
import type { RunningServer } from '../../../backend/cli/start-server';
import { FAULTS, startFaultyBackend } from './faulty-backend';
import type { OpenBackend } from './open-backend';
import { kitOptions, openBackend } from './open-backend';

let backend: OpenBackend;
let lines: readonly string[];
let proxies: RunningServer[];

const linesAgainst = async (faults: typeof FAULTS): Promise<readonly string[]> => {
  const proxy = await startFaultyBackend(backend.server, faults);
  proxies.push(proxy);
  const { findings } = await runContract(kitOptions(backend, proxy.url));
  return findings.map(findingLine);
};

beforeAll(async () => {
  proxies = [];
  backend = await openBackend();
  lines = await linesAgainst(FAULTS);
});
afterAll(async () => {
  for (const proxy of proxies) await proxy.stop(0);
  await backend.close();
});

describe('the contract kit against a backend with planted faults', () => {
  it('has at least ten of them to find', () => {
    expect(FAULTS.length).toBeGreaterThanOrEqual(10);
  });

  it.each(FAULTS.map(({ name, said }) => [name, said] as const))('names %s', (_name, said) => {
    expect(lines.filter((line) => said.test(line)).length).toBeGreaterThan(0);
  });

  it('prints neither a phone nor a token', () => {
    const printed = lines.join('\n');
    for (const phone of kitOptions(backend).phones) expect(printed).not.toContain(phone);
    expect(printed).not.toMatch(/[\w-]{40,}/);
  });

  it('says nothing of a backend whose only fault is that it stands behind another one', async () => {
    expect(await linesAgainst([])).toEqual([]);
  });
});
