import type { Environment } from '../../config/environment';
import { describePromos } from '../../promotion/describe-promo';
import { addPromoCode, switchPromoCode } from '../../promotion/save-promo';
import { presentCurrency } from '../../import/import-currency';
import { readTypedPromo } from '../../import/typed-promo';
import { shopDataReader } from '../../shop/shop-data';
import type { Storage } from '../../storage/storage';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP } from '../command';
import type { Terminal } from '../terminal';
import type { PromoRequest, TypedPromo } from './promo-request';
import { readPromoRequest } from './promo-request';
import { withStorage } from '../with-storage';

const FAILED = 1;

const add = async (
  storage: Storage,
  { code, values, flags }: TypedPromo,
  { country }: Environment,
  terminal: Terminal,
): Promise<number> => {
  const shop = await shopDataReader(storage.shop)();
  if (shop.cities.length === 0) {
    terminal.printError('backend promo: import cities first');
    return FAILED;
  }
  const currency = await presentCurrency(storage.shop, country);
  const promo = readTypedPromo(code, values, flags, shop, currency);
  if (!promo.ok) {
    promo.error.forEach((line) => {
      terminal.printError(`backend promo: ${line}`);
    });
    return FAILED;
  }
  const isNew = await storage.change('promo codes', (db) =>
    addPromoCode(db, promo.value, currency, Date.now()),
  );
  if (isNew) terminal.printLine(`${code}: added`);
  else terminal.printError(`backend promo: there is a code ${code} already`);
  return isNew ? 0 : FAILED;
};

const turn = async (
  storage: Storage,
  code: string,
  isActive: boolean,
  terminal: Terminal,
): Promise<number> => {
  const isKnown = await storage.change('promo codes', (db) => switchPromoCode(db, code, isActive));
  if (isKnown) terminal.printLine(`${code}: ${isActive ? 'enabled' : 'disabled'}`);
  else terminal.printError(`backend promo: there is no code ${code}`);
  return isKnown ? 0 : FAILED;
};

const list = async (storage: Storage, terminal: Terminal): Promise<number> => {
  const shop = await shopDataReader(storage.shop)();
  const lines = await describePromos(storage.shop, shop);
  if (lines.length === 0) terminal.printLine('no promo codes');
  lines.forEach((line) => {
    terminal.printLine(line);
  });
  return 0;
};

const run = (
  storage: Storage,
  request: PromoRequest,
  environment: Environment,
  terminal: Terminal,
): Promise<number> => {
  switch (request.action) {
    case 'add':
      return add(storage, request.typed, environment, terminal);
    case 'disable':
    case 'enable':
      return turn(storage, request.code, request.action === 'enable', terminal);
    case 'list':
      return list(storage, terminal);
  }
};

export const promoCommand: CommandOf<PromoRequest> = {
  name: 'promo',
  summary: 'add, list and end promo codes',
  help: `Usage: backend promo list
       backend promo add CODE --type percent --value 10 [CONDITIONS]
       backend promo add CODE --type fixed --value 5.00 [CONDITIONS]
       backend promo add CODE --type free_delivery [CONDITIONS]
       backend promo add CODE --type gift --gift CHPU [--gift-quantity N] [CONDITIONS]
       backend promo disable CODE
       backend promo enable CODE

CONDITIONS, each may be left out and then limits nothing:
  --min-total 30              price of the goods from which it holds, in the shop's currency
  --order-type delivery       or pickup
  --cities sofia,varna        keys of cities
  --categories pizza,rolls    chpu of categories or subcategories
  --from, --to 2026-12-01     days of ordering, both included, by the clocks of the order's city, or
                              moments with their offset
  --weekdays 1,2,3            days of delivery or pickup, 1 is Monday
  --hours 11:00-15:00         hours of delivery or pickup, by the clocks of the city
  --max-uses, --max-per-phone how often it can be used, by all and by one phone (implies --login)
  --login                     only for customers who are signed in
  --stackable                 may stand beside another discount

A code that was disabled stays known, since orders have used it. Codes may also come from a file, see
backend import --help.

${ENVIRONMENT_HELP}`,
  read: readPromoRequest,
  run: (request, environment, terminal) =>
    withStorage(environment, terminal, (storage) => run(storage, request, environment, terminal)),
};
