import { spawn } from 'node:child_process';
import { ROOT } from './project.mjs';

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [verbose] pass the output through instead of collecting it
 * @property {number} [timeout] milliseconds after which the child is killed
 * @property {boolean} [shell] needed for npm and npx on Windows, where they are scripts
 *
 * @typedef {object} Outcome
 * @property {number} code 0 is success; a killed or missing program gives 1
 * @property {string} output what it printed, when it was collected
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends what is still running; for the moment in which the command itself ends. */
export const killChildren = () => {
  for (const child of running) child.kill('SIGTERM');
};

/**
 * Runs a program to its end. Never rejects: a program that is missing or killed is an
 * outcome like any other, told in its output.
 * @param {string} file
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export const run = (
  file,
  args,
  { env = process.env, verbose = false, timeout, shell = false } = {},
) =>
  new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      env,
      shell,
      stdio: [
        verbose ? 'inherit' : 'ignore',
        verbose ? 'inherit' : 'pipe',
        verbose ? 'inherit' : 'pipe',
      ],
    });
    running.add(child);
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    const end = (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output: output.trim() });
    };
    const limit =
      timeout &&
      setTimeout(() => {
        child.kill('SIGKILL');
        output += `\nnot finished after ${timeout / 1000} s`;
        // Its own children may keep the output open: that is not waited for.
        end(1);
      }, timeout);
    child.once('error', (error) => {
      output += error.message;
      end(1);
    });
    child.once('close', (code, signal) => {
      if (signal) output += `\nended by ${signal}`;
      end(code ?? 1);
    });
  });

/** Runs a JavaScript file with this very Node. @type {(args: string[], options?: RunOptions) => Promise<Outcome>} */
export const runNode = (args, options) => run(process.execPath, args, options);

/** @type {(args: string[], options?: RunOptions) => Promise<Outcome>} */
export const runNpm = (args, options) =>
  // npm names its own file to what it starts: the same npm again, with no look-up in PATH.
  process.env.npm_execpath?.endsWith('.js')
    ? runNode([process.env.npm_execpath, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' });
