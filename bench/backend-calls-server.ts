import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { readEnvironment } from '../backend/config/environment';
import { createBackend } from '../backend/http/create-backend';
import { prepareImport, storeImport } from '../backend/import/import-file';
import { countryRules } from '../backend/city/country-rules';
import { migrate } from '../backend/storage/migrate';
import { openStorage } from '../backend/storage/open-storage';
import { paymentProviders } from '../backend/payment/payment-providers';
import { cities, menuOf, promos } from './backend-calls-shop';

/** A backend with a menu of as many dishes as its first word says; `/cpu` tells what it has used. */
const dir = mkdtempSync(join(tmpdir(), 'bench-'));
const read = readEnvironment({
  DATABASE_URL: `sqlite:${join(dir, 'shop.sqlite')}`,
  RATE_CALCULATE_PER_MINUTE: '0',
  RATE_PROMO_REFUSALS_PER_VISITOR_10_MINUTES: '0',
});
if (!read.ok) throw new Error(read.error);
const settings = read.value;
const storage = openStorage(settings.database);

const bring = async (document: unknown): Promise<void> => {
  const setting = {
    storage,
    rules: countryRules(settings.country),
    locales: settings.locales,
    mediaDir: join(dir, 'media'),
    now: () => new Date(),
    origin: 'own' as const,
  };
  const prepared = await prepareImport(JSON.stringify(document), dir, setting);
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.error.slice(0, 3)));
  await storeImport(prepared.value, setting);
};

const serve = async (): Promise<void> => {
  await migrate(storage.shop);
  for (const document of [cities, menuOf(Number(process.argv[2])), promos]) await bring(document);
  const app = express();
  app.get('/cpu', (_req, res) => {
    const { user, system } = process.cpuUsage();
    res.json({ microseconds: user + system });
  });
  app.use(
    createBackend({
      storage,
      settings,
      providers: paymentProviders(settings),
      log: pino({ level: 'silent' }),
      now: () => new Date(),
      isStopping: () => false,
      whenStopping: () => undefined,
    }),
  );
  const server = app.listen(0, '127.0.0.1', () => {
    // A server that listens on a port has such an address.
    process.send?.({ port: (server.address() as AddressInfo).port });
  });
  process.once('disconnect', () => {
    server.close();
    server.closeAllConnections();
    void storage.close().then(() => {
      rmSync(dir, { recursive: true, force: true });
    });
  });
};

void serve();
