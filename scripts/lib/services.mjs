import { spawn } from 'node:child_process';
import { inProject, ROOT } from './project.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Starts a program that runs until it is stopped.
 * @param {string[]} args of node: a script and its arguments
 * @param {NodeJS.ProcessEnv} env
 * @param {number | 'inherit'} output where its log goes: ours, or an open file
 * @returns {ChildProcess}
 */
const startService = (args, env, output) =>
  spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    // Both programs leave when this channel closes: also when we are killed with no chance to stop them.
    stdio: ['ignore', output, output, 'ipc'],
    // Ctrl-C reaches only us: the storefront must finish while its backend still answers.
    detached: process.platform !== 'win32',
  });

/**
 * @typedef {object} Place
 * @property {NodeJS.ProcessEnv} env
 * @property {number} port
 * @property {number | 'inherit'} [output]
 */

/** @param {Place & { storefrontPort: number }} place */
export const startBackend = ({ env, port, storefrontPort, output = 'inherit' }) =>
  startService(
    [inProject('dist/backend/main.js'), 'serve'],
    { ...env, BACKEND_PORT: String(port), STOREFRONT_PORT: String(storefrontPort) },
    output,
  );

/** @param {Place & { apiUrl: string }} place */
export const startStorefront = ({ env, port, apiUrl, output = 'inherit' }) =>
  startService(
    [inProject('dist/server/main.js')],
    // Another backend need not have a board.
    { BOARD: String(!env.API_URL), ...env, PORT: String(port), API_URL: apiUrl },
    output,
  );

const isRunning = (child) => child.exitCode === null && child.signalCode === null;

/**
 * Asks a program to finish, and makes it after the grace.
 * @param {ChildProcess} child
 * @param {number} grace milliseconds
 * @returns {Promise<void>}
 */
export const stopService = (child, grace) =>
  new Promise((resolve) => {
    if (!isRunning(child)) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), grace);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
