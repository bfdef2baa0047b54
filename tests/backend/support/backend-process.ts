import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const SOURCES = ['--import', 'tsx', resolve(__dirname, '../../../backend/main.ts')];

/** Set by `npm test`, which has built the backend: it starts four times as fast as its sources. */
const built = process.env['BUILT_BACKEND'];
const program = built === undefined ? SOURCES : [built];

/** The backend as an operator starts it. */
export const startBackend = (
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): ChildProcess =>
  spawn(process.execPath, [...program, ...args], {
    env: { PATH: process.env['PATH'] ?? '', DEMO: 'true', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

/** Runs a command to its end; answers its exit code and what it said. */
export const runBackend = async (
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
) => {
  const child = startBackend(args, variables);
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, out, err };
};

/** Where a backend that was just started answers. Rejects when it ends instead. */
export const addressOf = async (child: ChildProcess): Promise<string> => {
  let err = '';
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdout?.resume();
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The backend ended with ${String(code)}: ${err}`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message.url;
};
