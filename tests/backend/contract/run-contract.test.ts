import { runContract } from '../../../contract/kit/run-contract';
import { findingLine } from '../../../contract/kit/report';
import type { OpenBackend } from './open-backend';
import { kitOptions, openBackend } from './open-backend';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

describe('the contract kit against the embedded backend', () => {
  it('finds nothing that differs, in reads and in changes', async () => {
    const { findings, calls, checks, skipped } = await runContract(kitOptions(backend));
    expect(findings.map(findingLine)).toEqual([]);
    expect(skipped).toEqual(["a customer's own calls: no --token"]);
    expect(calls).toBeGreaterThan(200);
    expect(checks).toBeGreaterThan(150);
  });
});
