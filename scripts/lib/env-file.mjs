import { readFileSync } from 'node:fs';
import util from 'node:util';

/**
 * The environment with the settings of an .env file below it: what was really set wins.
 * @param {string} text of the .env file
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const withSettings = (text, env) => ({ ...util.parseEnv(text), ...env });

/** @param {string} file @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv} */
export const withEnvFile = (file, env) => {
  try {
    return withSettings(readFileSync(file, 'utf8'), env);
  } catch (error) {
    if (error.code === 'ENOENT') return { ...env };
    throw error;
  }
};
