import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ok, refuse } from '../../src/domain';
import type { CodeMessage, MessageSender, OrderMessage } from './message-sender';

/** Codes open accounts: nobody but the shop's own user reads the file. */
const OWNER_ONLY = 0o600;

/** Writes a line at the end of a file that holds one message a line. */
export const appendLine = async (path: string, line: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a', OWNER_ONLY);
  try {
    // A file that was there before may have been open to others.
    await file.chmod(OWNER_ONLY);
    // One write: lines of several processes do not run into each other.
    const { bytesWritten } = await file.write(line);
    if (bytesWritten === Buffer.byteLength(line)) return;
    // A disk that has become full took a part, which must not begin the next line.
    const { size } = await file.stat();
    await file.truncate(size - bytesWritten);
    throw new Error('The disk is full');
  } finally {
    await file.close();
  }
};

const lineOf = (
  at: Date,
  { channel, phone, text, ...more }: CodeMessage | OrderMessage,
): string => {
  const { code } = { code: undefined, ...more };
  return `${JSON.stringify({ at: at.toISOString(), channel, phone, code, text })}\n`;
};

/** Sends nothing: writes each message into a file, a JSON line each, for demos and development. */
export const outboxSender = (path: string, now: () => Date): MessageSender => ({
  send: async (message) => {
    try {
      await appendLine(path, lineOf(now(), message));
      return ok(null);
    } catch {
      return refuse({
        kind: 'message.not_sent',
        reason: 'the outbox cannot be written',
        mayHaveArrived: false,
      });
    }
  },
});
