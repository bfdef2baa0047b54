import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder: every command works from here, wherever it was called. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @param {...string} parts a path inside the project */
export const inProject = (...parts) => path.join(ROOT, ...parts);
