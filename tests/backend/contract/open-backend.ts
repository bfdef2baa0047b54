import { join } from 'node:path';
import type { RunningServer } from '../../../backend/cli/start-server';
import { startServer } from '../../../backend/cli/start-server';
import type { KitOptions } from '../../../contract/kit/kit';
import { citiesIn, importTogether, menuIn } from '../support/in-currency';
import { FRIDAY_NOON } from '../support/orders';
import { smallContent } from '../support/small-content';
import { menuOfPizzas, smallMenu } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openEmptyShop, openTestShop } from '../support/test-shop';

export interface OpenBackend {
  readonly shop: TestShop;
  readonly server: RunningServer;
  close(): Promise<void>;
}

const PIZZAS = 30;

/** The small menu and so many pizzas that a list of all dishes has two pages. */
const menuOfTwoPages = () => {
  const menu = smallMenu();
  return { ...menu, products: [...menu.products, ...menuOfPizzas(PIZZAS).products] };
};

const NOON = { now: () => new Date(FRIDAY_NOON) };

/** A shop with a menu in euro, or in another currency. */
const openShop = async (currency: string): Promise<TestShop> => {
  if (currency === 'EUR') return openTestShop(NOON, menuOfTwoPages());
  const shop = await openEmptyShop(NOON);
  const { code, err } = await importTogether(shop, menuIn(currency), citiesIn(currency));
  if (code !== 0) throw new Error(err.join());
  return shop;
};

/** A backend that listens, with a menu and news in it, on a Friday noon. */
export const openBackend = async (currency = 'EUR'): Promise<OpenBackend> => {
  const shop = await openShop(currency);
  const content = await shop.importDocument(smallContent());
  if (!content.ok) throw new Error(JSON.stringify(content.error));
  const server = await startServer(shop.app, '127.0.0.1', 0);
  return {
    shop,
    server,
    close: async () => {
      await server.stop(0);
      await shop.close();
    },
  };
};

/** A run that may do everything, as customers whose codes lie in the shop's folder. */
export const kitOptions = ({ shop, server }: OpenBackend, baseUrl = server.url): KitOptions => ({
  baseUrl,
  mayWrite: true,
  token: null,
  cityId: null,
  outbox: join(shop.dir, 'outbox.jsonl'),
  fixedCode: null,
  phones: ['359880001122', '359880003344'],
});
