import { createMetrics } from '../../../server/ops/metrics';
import { problemLog } from '../../../server/upstream/problem-log';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { memoryLog } from '../../support/memory-log';

const refused = (status: number): GatewayFailure => ({
  kind: 'refused',
  status,
  code: 'some.code',
  message: 'Call 359888123456',
  errors: { phone: ['359888123456'] },
});

const reported = (failure: GatewayFailure) => {
  const { log, logLines } = memoryLog();
  problemLog(log, createMetrics()).report('get /settings', failure, null);
  return logLines;
};

it.each<[GatewayFailure, object]>([
  [{ kind: 'unreachable' }, { failure: 'unreachable' }],
  [{ kind: 'timeout' }, { failure: 'timeout' }],
  [
    { kind: 'undecodable', paths: ['id', 'name'] },
    { failure: 'undecodable', paths: ['id', 'name'] },
  ],
  [refused(500), { failure: 'refused', status: 500 }],
  [refused(503), { failure: 'refused', status: 503 }],
])('%j is worth a line', (failure, line) => {
  expect(reported(failure)).toMatchObject([{ level: 40, call: 'get /settings', ...line }]);
});

it.each([404, 401, 422, 429])('a refusal with %i is no problem of the backend', (status) => {
  expect(reported(refused(status))).toEqual([]);
});

it('the words of a refusal stay out of the log: they may name a person', () => {
  expect(JSON.stringify(reported(refused(500)))).not.toContain('359888123456');
});
