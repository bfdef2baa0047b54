import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNode } from './children.mjs';
import { Refusal } from './command.mjs';
import { inProject } from './project.mjs';

/** The package of another program that uses the rules: their one dependency and nothing else. */
const packageOf = ({ name, version, license, dependencies }) => ({
  name: `${name}-domain`,
  version,
  license,
  description: 'The rules of the shop: pure functions, with their types',
  type: 'commonjs',
  main: './index.js',
  types: './index.d.ts',
  sideEffects: false,
  dependencies: { 'point-in-polygon': dependencies['point-in-polygon'] },
});

/**
 * Compiles the rules into a folder that another program can install and import.
 * @param {string} folder
 */
export const buildDomain = async (folder) => {
  const compiler = inProject('node_modules/typescript-native/bin/tsc');
  const { code, output } = await runNode([
    compiler,
    '-p',
    'tsconfig.domain.json',
    '--outDir',
    folder,
  ]);
  if (code !== 0) throw new Refusal(`The rules could not be compiled:\n${output}`);
  const ours = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(packageOf(ours), null, 2)}\n`);
};
