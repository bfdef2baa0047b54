import type { Logger } from 'pino';
import { callName } from '../ops/metrics';
import type { Metrics } from '../ops/metrics';
import type { ProblemReporter } from '../../src/application/ports/problem-reporter';

export const problemLog = (log: Logger, metrics: Metrics): ProblemReporter => ({
  report: (call, failure, requestId) => {
    if (failure.kind === 'undecodable')
      metrics.misfits.inc({ call: callName(call.split(' ')[1] ?? '') });
    if (failure.kind === 'refused' && failure.status < 500) return;
    log.warn(
      {
        call,
        ...(requestId === null ? {} : { requestId }),
        failure: failure.kind,
        ...(failure.kind === 'refused' ? { status: failure.status } : {}),
        ...(failure.kind === 'undecodable' ? { paths: failure.paths } : {}),
      },
      'the backend gave no usable answer',
    );
  },
});
