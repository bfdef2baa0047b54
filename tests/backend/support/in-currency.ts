import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importCommand } from '../../../backend/cli/commands/import-command';
import { currencyOf } from '../../../backend/money/currencies';
import type { Printed } from './operator';
import { operate } from './operator';
import { smallCities } from './small-cities';
import { smallMenu } from './small-menu';
import type { TestShop } from './test-shop';

/** What a price of the small menu is in a currency: the same digits, with its decimals. */
export const priceIn = (code: string, euro: number): number =>
  Number((Math.round(euro * 100) / 10 ** currencyOf(code).digits).toFixed(currencyOf(code).digits));

/** The small menu with prices in this currency alone. */
export const menuIn = (code: string): unknown => ({
  ...JSON.parse(JSON.stringify(smallMenu()), (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'EUR' in value && typeof value.EUR === 'number'
      ? { [code]: priceIn(code, value.EUR) }
      : value,
  ),
  currency: code,
});

/** The small Bulgarian cities with their sums in this currency. */
export const citiesIn = (code: string): unknown => {
  const file = smallCities();
  const cities = file.cities.filter(({ country }) => country === 'bg');
  for (const city of cities) {
    city.currency = code;
    for (const zone of city.zones) {
      zone.min_order = priceIn(code, zone.min_order);
      zone.delivery_price = priceIn(code, zone.delivery_price);
      zone.free_delivery_from = priceIn(code, zone.free_delivery_from ?? 0);
    }
  }
  return { ...file, cities };
};

/** Imports documents of the shop's own in one command, as its operator would. */
export const importTogether = (shop: TestShop, ...documents: unknown[]): Promise<Printed> =>
  importBy([], shop, documents);

/** Says what would come of it. */
export const checkTogether = (shop: TestShop, ...documents: unknown[]): Promise<Printed> =>
  importBy(['--check'], shop, documents);

const importBy = (
  args: readonly string[],
  shop: TestShop,
  documents: readonly unknown[],
): Promise<Printed> => {
  const files = documents.map((document, index) => {
    const path = join(shop.dir, `own-${String(index)}.json`);
    writeFileSync(path, JSON.stringify(document));
    return path;
  });
  return operate(shop, importCommand, [...args, ...files], { MEDIA_DIR: shop.mediaDir });
};
