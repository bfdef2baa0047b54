import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const PROJECT = path.resolve(__dirname, '../..');

const run = promisify(execFile);

/** Does what the restaurant does with its tool, in the shop that keeps its orders there. */
export const operateIn = async (database: string, ...args: readonly string[]): Promise<string> => {
  const { stdout } = await run('node', ['dist/backend/main.js', ...args], {
    cwd: PROJECT,
    env: { ...process.env, DATABASE_URL: database },
  });
  return stdout;
};

/** The same, in the shop of the browser tests. */
export const operate = (...args: readonly string[]): Promise<string> =>
  operateIn('sqlite:data/e2e/run.sqlite', ...args);
