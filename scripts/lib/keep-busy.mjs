import { cpus } from 'node:os';
import { spawn } from 'node:child_process';

/**
 * Keeps every core busy with nothing.
 * @returns {() => void} lets go of them
 */
export const keepBusy = () => {
  const programs = cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);']));
  const stop = () => {
    for (const program of programs) program.kill('SIGKILL');
  };
  process.once('exit', stop);
  return stop;
};
