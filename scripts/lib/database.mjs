import path from 'node:path';
import { ROOT } from './project.mjs';

/** Where the embedded backend keeps the shop when nothing else is asked for. */
const DEFAULT_URL = 'sqlite:data/shop.sqlite';

/** @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv} every program started with it means the same database */
export const withDatabase = (env) => ({ ...env, DATABASE_URL: env.DATABASE_URL || DEFAULT_URL });

/** @param {string} url @returns {string | undefined} the file of an SQLite database */
export const databaseFile = (url) =>
  url.startsWith('sqlite:')
    ? path.resolve(ROOT, url.slice('sqlite:'.length).replace(/^\/\/(?=\/)/, ''))
    : undefined;
