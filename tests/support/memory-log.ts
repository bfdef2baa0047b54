import { Writable } from 'node:stream';
import type { Level, Logger } from 'pino';
import { pino } from 'pino';

export interface MemoryLog {
  /** What was logged since the start, a parsed line each. */
  readonly logLines: readonly Record<string, unknown>[];
  /** The same as it was written. */
  logText(): string;
}

/** A log that the test reads instead of the operator. */
export const memoryLog = (
  level: Level | 'silent' = 'info',
): MemoryLog & { readonly log: Logger } => {
  const written: string[] = [];
  const logLines: Record<string, unknown>[] = [];
  const log = pino(
    { level },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        const line = chunk.toString('utf8');
        written.push(line);
        logLines.push(JSON.parse(line) as Record<string, unknown>);
        done();
      },
    }),
  );
  return { log, logLines, logText: () => written.join('') };
};
