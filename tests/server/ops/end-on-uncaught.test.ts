import { EventEmitter } from 'node:events';
import { endOnUncaught } from '../../../server/ops/end-on-uncaught';
import { memoryLog } from '../../support/memory-log';

it('an exception that nobody caught is named in the log and ends the process, not as a success', () => {
  const codes: number[] = [];
  const process = Object.assign(new EventEmitter(), { exit: (code: number) => codes.push(code) });
  const { log, logLines } = memoryLog();
  endOnUncaught(process, log);
  process.emit('uncaughtException', new TypeError('what broke'), 'unhandledRejection');
  expect(codes).toEqual([1]);
  expect(logLines).toMatchObject([
    {
      level: 60,
      origin: 'unhandledRejection',
      err: { type: 'TypeError', message: 'what broke', stack: expect.any(String) as string },
    },
  ]);
});
