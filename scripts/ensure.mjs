import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runNode, runNpm } from './lib/children.mjs';
import { Refusal } from './lib/command.mjs';
import { databaseFile } from './lib/database.mjs';
import { installedMatchesLock } from './lib/installed.mjs';
import { nodeRefusal } from './lib/node-version.mjs';
import { inProject, ROOT } from './lib/project.mjs';
import { print, secondsSince } from './lib/print.mjs';
import { OWN_MENU_BEFORE, seedStampFile } from './lib/seed-stamp.mjs';
import { fingerprint, readStamp, writeStamp } from './lib/staleness.mjs';

const DEPENDENCIES_STAMP = inProject('node_modules/.stamp');
const BUILD_STAMP = inProject('dist/.stamp');
const BACKEND = inProject('dist/backend/main.js');
const STOREFRONT = inProject('dist/server/main.js');

const BUILD_INPUTS = [
  'src',
  'server',
  'backend',
  'environment',
  'contract',
  'client',
  'locales',
  'public',
  'webpack.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const DEMO_FILES = [
  'backend/demo/cities.json',
  'backend/demo/menu.json',
  'backend/demo/promo-codes.json',
  'backend/demo/content.json',
];

const COMPILER_HINT =
  'better-sqlite3 could not be built or loaded: it needs a C++ compiler, make and python3. On Debian: apt-get install -y g++ make python3';

/** Without its lock file this is an image, which was built whole: there is nothing to install or build. */
const isImage = !existsSync(inProject('package-lock.json'));

const readJson = (file) => JSON.parse(readFileSync(inProject(file), 'utf8'));

const dependenciesFingerprint = ({ dependencies, devDependencies, overrides }) =>
  fingerprint(ROOT, ['package-lock.json'], {
    // Compiled packages fit one version of Node's interface only.
    also: [dependencies, devDependencies, overrides, process.versions.modules, process.arch],
  });

const isInstalled = () => {
  const report = inProject('node_modules/.package-lock.json');
  return (
    existsSync(report) &&
    installedMatchesLock(readJson('package-lock.json'), JSON.parse(readFileSync(report, 'utf8')))
  );
};

const loadsDatabase = async () =>
  (await runNode(['-e', "new (require('better-sqlite3'))(':memory:').close()"])).code === 0;

const install = async () => {
  print('Installing the dependencies (npm ci, a minute or two) …');
  // NODE_ENV=production would leave out what the build needs.
  const { code, output } = await runNpm(['ci', '--include=dev', '--no-progress']);
  if (code === 0) return;
  print(output);
  throw new Refusal(
    output.includes('better-sqlite3') || output.includes('gyp ERR!')
      ? COMPILER_HINT
      : 'npm ci failed; what it printed is above.',
  );
};

/** Asks for a newer Node.js where this one is too old to go on. */
export const ensureNode = () => {
  const refusal = nodeRefusal(readJson('package.json').engines.node, process.versions.node);
  if (refusal) throw new Refusal(refusal);
};

/** Installs what package-lock.json asks for, unless that is there already. */
export const ensureDependencies = async () => {
  ensureNode();
  if (isImage) return;
  const since = Date.now();
  const wanted = dependenciesFingerprint(readJson('package.json'));
  if (readStamp(DEPENDENCIES_STAMP) === wanted) return print('Dependencies: up to date');
  if (!isInstalled() || !(await loadsDatabase())) {
    await install();
    if (!(await loadsDatabase())) throw new Refusal(COMPILER_HINT);
  }
  writeStamp(DEPENDENCIES_STAMP, wanted);
  print(`Dependencies: ready after ${secondsSince(since)}`);
};

/** For a command that writes other things into dist than the production build. */
export const forgetBuild = () => rmSync(BUILD_STAMP, { force: true });

/**
 * Builds storefront, browser bundle and backend, unless dist holds the build of these sources.
 * @param {{ force?: boolean, verbose?: boolean }} [options]
 */
export const ensureBuild = async ({ force = false, verbose = false } = {}) => {
  if (isImage) return;
  const since = Date.now();
  const wanted = fingerprint(ROOT, BUILD_INPUTS, { except: ['backend/demo'] });
  const isThere = existsSync(BACKEND) && existsSync(STOREFRONT);
  if (!force && isThere && readStamp(BUILD_STAMP) === wanted) return print('Build: up to date');

  print('Building the shop …');
  forgetBuild();
  const cli = inProject('node_modules/webpack-cli/bin/cli.js');
  const { code, output } = await runNode(
    ['--import', 'tsx', cli, '--config', 'webpack.config.ts'],
    { verbose, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) {
    if (output) print(output);
    throw new Refusal('The build failed; what webpack printed is above.');
  }
  // Of the sources as they were before: a change during the build makes it stale again.
  writeStamp(BUILD_STAMP, wanted);
  print(`Build: ready after ${secondsSince(since)}`);
};

/** @param {NodeJS.ProcessEnv} env */
const seedFingerprint = ({ COUNTRY, DATABASE_URL, MEDIA_DIR }) =>
  fingerprint(ROOT, ['backend/demo', 'dist/backend'], { also: [COUNTRY, DATABASE_URL, MEDIA_DIR] });

/**
 * Puts the demo cities and menu into the database of the embedded backend.
 * @param {NodeJS.ProcessEnv} env with DATABASE_URL
 */
export const ensureSeed = async (env) => {
  const since = Date.now();
  const file = databaseFile(env.DATABASE_URL);
  // Only a file can be seen from here to be still there; another database is asked each time.
  const stamp = seedStampFile(env);
  const known = stamp && existsSync(file) ? readStamp(stamp) : undefined;
  if (known === OWN_MENU_BEFORE) return print("Menu: the shop's own");
  const wanted = seedFingerprint(env);
  if (known === wanted) return print('Demo menu: up to date');

  print('Looking for a menu …');
  const { code, output } = await runNode([BACKEND, 'import', '--demo', ...DEMO_FILES], { env });
  if (code !== 0) {
    print(output);
    throw new Refusal('The demo menu could not be loaded; the reason is above.');
  }
  if (stamp) writeStamp(stamp, wanted);
  if (output.includes('left out')) print("Menu: the shop's own");
  else {
    const what = output.includes('imported') ? 'loaded' : 'unchanged';
    print(`Demo menu: ${what} after ${secondsSince(since)}`);
  }
};
