import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBackend } from './backend-process';
import { smallCities } from './small-cities';
import { smallMenu } from './small-menu';
import type { TestDatabase } from './test-database';

/** The small cities, whose branches never close: a process has a clock of its own. */
const openAllDay = () => {
  const document = smallCities();
  for (const { branches } of document.cities)
    for (const branch of branches) {
      branch.working_hours = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }];
      branch.special_days = [];
    }
  return document;
};

const withoutPictures = () => {
  const menu = smallMenu();
  for (const product of menu.products) product.picture = null;
  return { ...menu, mainscreen: { banners: [], hits: [], new: [] } };
};

/** The environment of a backend of its own on a test's database and folder, silent and without limits. */
export const processVariables = (
  dir: string,
  database: TestDatabase,
): Readonly<Record<string, string>> => ({
  DATABASE_URL: database.variable,
  MEDIA_DIR: join(dir, 'media'),
  BACKEND_PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_ORDERS_PER_MINUTE: '0',
  RATE_ORDERS_PER_10_MINUTES: '0',
  RATE_OPEN_ORDERS_PER_PHONE: '0',
  RATE_TRACKING_PER_MINUTE: '0',
});

/** Fills its database with a shop that takes orders at any hour. */
export const importOpenShop = async (
  dir: string,
  variables: Readonly<Record<string, string>>,
): Promise<void> => {
  const write = (name: string, document: unknown): string => {
    const path = join(dir, name);
    writeFileSync(path, JSON.stringify(document));
    return path;
  };
  const files = [write('cities.json', openAllDay()), write('menu.json', withoutPictures())];
  const { code, err } = await runBackend(['import', ...files], variables);
  if (code !== 0) throw new Error(err);
};
