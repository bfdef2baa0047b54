import { checkCart } from './checks/cart';
import { checkCustomerChanges, checkCustomerReads } from './checks/customer';
import { checkForms, checkLanguages } from './checks/forms';
import { checkMenu } from './checks/menu';
import { checkOrders } from './checks/orders';
import { checkPaging } from './checks/paging';
import { checkSignInRefusals, logIn, logOut } from './checks/sign-in';
import { checkTimes } from './checks/times';
import type { KitOptions } from './kit';
import { Kit, Unreachable } from './kit';
import { planOrder } from './order-plan';
import type { RunResult } from './report';
import type { KnownShop } from './shop';
import { discoverShop } from './shop';

const read = async (kit: Kit, shop: KnownShop): Promise<void> => {
  const { token } = kit.options;
  await checkLanguages(kit, shop);
  await checkMenu(kit, shop);
  await checkPaging(kit, shop, token);
  await checkTimes(kit, shop);
  await checkCart(kit, shop);
  await checkForms(kit, shop);
  await checkSignInRefusals(kit);
  if (token !== null) await checkCustomerReads(kit, shop, token);
  else kit.skip("a customer's own calls: no --token");
};

const order = async (kit: Kit, shop: KnownShop, token: string | null, other: string | null) => {
  const plan = await planOrder(kit, shop, token);
  if (plan) await checkOrders(kit, { token, other }, plan);
};

/** As two customers whose phones nobody else has; what they save stays there. */
const writeAsCustomers = async (kit: Kit, shop: KnownShop): Promise<void> => {
  const [phone, otherPhone] = kit.options.phones;
  const token = await logIn(kit, phone);
  const other = token === null ? null : await logIn(kit, otherPhone);
  if (token === null || other === null) {
    kit.skip('logging in: no code came');
    return order(kit, shop, kit.options.token, null);
  }
  await checkCustomerReads(kit, shop, token);
  await checkCustomerChanges(kit, shop, token, other);
  await order(kit, shop, token, other);
  await logOut(kit, token);
  await logOut(kit, other);
};

const write = async (kit: Kit, shop: KnownShop): Promise<void> => {
  const { outbox, fixedCode, token } = kit.options;
  const canLogIn = outbox !== null || fixedCode !== null;
  if (token === null && canLogIn) await writeAsCustomers(kit, shop);
  else kit.skip('logging in and what a customer saves: no --outbox and no --code');
  if (token !== null) await order(kit, shop, token, null);
  await order(kit, shop, null, null);
};

/**
 * Runs the contract against a backend and returns all that differs. Reads, and calculates, which
 * changes nothing; with `mayWrite` it also logs in, saves, orders and cancels. With `isClosed` it names
 * fields that the contract does not have, which readers ignore.
 */
export const runContract = async (options: KitOptions, isClosed = false): Promise<RunResult> => {
  const kit = new Kit(options, { isClosed });
  try {
    const shop = await discoverShop(kit);
    if (shop) {
      await read(kit, shop);
      if (options.mayWrite) await write(kit, shop);
    } else kit.check('listCities', '5.1', false, 'a city', 'none');
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const { operation } = error;
    const came = 'none: the run ended here';
    kit.add({ operation, expected: 'an answer', came, rule: null, harm: 'page' });
  }
  return kit.result();
};
