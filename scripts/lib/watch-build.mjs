import webpack from 'webpack';
import { inProject } from './project.mjs';

/**
 * Builds on every change, in development mode. Runs as a program of its own, since the
 * configuration is TypeScript, and tells its parent what each build changed.
 *
 * @typedef {object} Build
 * @property {boolean} failed
 * @property {boolean} backend whether the backend's program changed
 * @property {boolean} storefront whether the storefront's program or the browser's files changed
 */

const MODE = 'development';

const loadConfig = async () => {
  let config = await import(inProject('webpack.config.ts'));
  while (config.default) config = config.default;
  const made = typeof config === 'function' ? config({}, { mode: MODE }) : config;
  return [await made].flat().map((one) => ({ ...one, mode: MODE }));
};

/** @type {Map<string, string>} hash of the last build by the name of what is built; two share a folder */
const known = new Map();

/** Folders whose content is another than after the build before. @returns {string[]} */
const changedFolders = (stats) =>
  stats.stats
    .map(({ hash, compilation }) => ({
      name: compilation.name,
      folder: compilation.outputOptions.path,
      hash,
    }))
    .filter(({ name, hash }) => {
      const isNew = known.get(name) !== hash;
      known.set(name, hash);
      return isNew;
    })
    .map(({ folder }) => folder);

const compiler = webpack(await loadConfig());

compiler.watch({}, (error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error ?? stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
    process.send?.({ failed: true, backend: false, storefront: false });
    return;
  }
  const folders = changedFolders(stats);
  const isBackend = (folder) => folder.startsWith(inProject('dist/backend'));
  process.send?.({
    failed: false,
    backend: folders.some(isBackend),
    storefront: folders.some((folder) => !isBackend(folder)),
  });
});

process.on('disconnect', () => process.exit(0));
