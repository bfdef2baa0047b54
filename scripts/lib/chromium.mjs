import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './command.mjs';
import { run, runNode } from './children.mjs';
import { inProject } from './project.mjs';
import { print } from './print.mjs';

const THREE_MINUTES = 180_000;
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const USUAL_PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map((folder) =>
    path.join(process.env[folder] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
};

/** @typedef {{ name: string, find: () => Promise<string | undefined> | string | undefined }} Source */

/**
 * The browser of the first source that has one which really starts.
 * @param {Source[]} sources dearest last: each is asked only when those before had none
 * @param {(file: string) => Promise<boolean>} starts
 */
export const firstBrowser = async (sources, starts) => {
  for (const { name, find } of sources) {
    const file = await find();
    if (file && (await starts(file))) return { name, file };
  }
  return undefined;
};

/** @param {NodeJS.ProcessEnv} env */
const installed = (env) => {
  const folders = (env.PATH ?? '').split(path.delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...inPath, ...(USUAL_PLACES[process.platform] ?? [])].find((file) => existsSync(file));
};

const ofPlaywright = async () => {
  const { default: playwright } = await import('@playwright/test');
  const file = playwright.chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

const downloaded = async () => {
  print('No Chromium on this machine: Playwright downloads its own (up to three minutes) …');
  const cli = inProject('node_modules/@playwright/test/cli.js');
  const { code } = await runNode([cli, 'install', 'chromium'], { timeout: THREE_MINUTES });
  return code === 0 ? ofPlaywright() : undefined;
};

/** @param {NodeJS.ProcessEnv} env */
const ofDebian = async (env) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  print("That did not work: installing Debian's Chromium …");
  const quietly = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], quietly);
  const { code, output } = await run('apt-get', ['install', '-y', 'chromium'], quietly);
  if (code !== 0) print(output);
  return installed(env);
};

/** @param {string} file */
const starts = async (file) =>
  // On Windows asking for the version opens a window instead.
  process.platform === 'win32' || (await run(file, ['--version'], { timeout: 30_000 })).code === 0;

/** @param {NodeJS.ProcessEnv} env @returns {Source[]} */
export const browserSources = (env) => [
  { name: 'system', find: () => installed(env) },
  { name: 'Playwright', find: ofPlaywright },
  { name: 'download', find: downloaded },
  { name: 'Debian', find: () => ofDebian(env) },
];

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {Source[]} [sources]
 * @returns {Promise<string>} the path of a Chromium
 */
export const findChromium = async (env, sources = browserSources(env)) => {
  const named = env.CHROMIUM_PATH;
  if (named) {
    // Silence here would run the tests in another browser than the one that was asked for.
    if (!(await starts(named)))
      throw new Refusal(
        `CHROMIUM_PATH: got "${named}", accepts the path of a Chromium that starts.`,
      );
    return named;
  }
  const found = await firstBrowser(sources, starts);
  if (found) return found.file;
  throw new Refusal(
    'The browser tests need Chromium and none was found. Get one with "npx playwright install --with-deps chromium" ' +
      'or "apt-get install chromium", or set CHROMIUM_PATH to where yours is.',
  );
};
