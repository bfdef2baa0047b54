import type { Environment } from '../../config/environment';
import type { Storage } from '../../storage/storage';
import {
  beginWarning,
  clearWarning,
  readWarning,
  translateWarning,
} from '../../warning/warning-store';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP } from '../command';
import type { Terminal } from '../terminal';
import type { WarningRequest } from './warning-request';
import { readWarningRequest } from './warning-request';
import { withStorage } from '../with-storage';

const changeWarning = async (
  storage: Storage,
  request: WarningRequest,
  defaultLocale: string,
): Promise<void> => {
  if (request.action === 'show') return;
  await storage.change('warning', async (db) => {
    if (request.action === 'clear') await clearWarning(db, request.locale);
    else if (request.locale === null) await beginWarning(db, defaultLocale, request.text);
    else await translateWarning(db, request.locale, request.text);
  });
};

const runOn = async (
  storage: Storage,
  request: WarningRequest,
  { locales, defaultLocale }: Environment,
  terminal: Terminal,
): Promise<number> => {
  if (request.action === 'set' && request.locale !== null && !locales.includes(request.locale)) {
    terminal.printError(`backend warning: the shop speaks ${locales.join(', ')}`);
    return 1;
  }
  await changeWarning(storage, request, defaultLocale);
  const warning = Object.entries((await readWarning(storage.shop)) ?? {});
  if (warning.length === 0) terminal.printLine('no warning');
  for (const [locale, text] of warning) terminal.printLine(`${locale}: “${text}”`);
  return 0;
};

export const warningCommand: CommandOf<WarningRequest> = {
  name: 'warning',
  summary: 'warn all customers of something, at the foot of every page',
  help: `Usage: backend warning show
       backend warning set TEXT [--locale LOCALE]
       backend warning clear [--locale LOCALE]

set without --locale begins another warning, in the default language, and drops the one before with
all its translations. With --locale it adds a translation, or mends a text; customers of a language
without one read the default language. clear takes the warning back, or one of its languages.

A customer who has put a warning away sees it no more until its text changes.

${ENVIRONMENT_HELP}`,
  read: readWarningRequest,
  run: (request, environment, terminal) =>
    withStorage(environment, terminal, (storage) => runOn(storage, request, environment, terminal)),
};
