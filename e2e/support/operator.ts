import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const PROJECT = path.resolve(__dirname, '../..');

const run = promisify(execFile);

/** Does what the restaurant does with its tool, in the shop of the browser tests. */
export const operate = async (...words: readonly string[]): Promise<string> => {
  const { stdout } = await run('node', ['dist/backend/main.js', ...words], {
    cwd: PROJECT,
    env: { ...process.env, DATABASE_URL: 'sqlite:data/e2e/run.sqlite' },
  });
  return stdout;
};
