import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { askOnce } from '../ops/warm-up';
import { compileProgram, startProgram } from './compiled-program';

/**
 * In percent: how far what is kept may grow until V8 looks for what is no longer needed. By itself it
 * lets a heap as small as this one grow fourfold, all of it remains of pages that are long gone. Also for
 * the build, since a compiled form is for one set of flags.
 */
const HEAP_GROWTH = 130;

const SHOP = join(__dirname, 'shop.js');

/** Of each kind one, so that what they are made with is compiled: they need no backend for that. */
const PAGES = ['/', '/products', '/product/any', '/cart', '/no-such-page', '/robots.txt'];

/**
 * For the build: opens the shop once, lets it make pages and keeps it as it is compiled then.
 * The shop says at which port it is open, or null where it is not.
 */
const prepare = async (): Promise<void> => {
  const { exports, keepCompiled } = compileProgram(SHOP);
  // The shop is our own program; this is what it exports.
  const port = await (exports as { readonly opened: Promise<number | null> }).opened;
  if (port === null) process.exit(1);
  for (const page of PAGES) await askOnce(port, page);
  keepCompiled();
  process.exit(0);
};

setFlagsFromString(`--heap-growing-percent=${String(HEAP_GROWTH)}`);

if (process.argv[2] === '--prepare') void prepare();
else startProgram(SHOP);
