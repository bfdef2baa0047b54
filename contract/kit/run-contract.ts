import { Caller, Unreachable } from './caller';
import { checkCart } from './checks/cart';
import { checkCustomerChanges, checkCustomerReads } from './checks/customer';
import { checkForms } from './checks/forms';
import { checkLanguages } from './checks/languages';
import { checkMenu } from './checks/menu';
import { checkOrders } from './checks/orders';
import { checkPaging } from './checks/paging';
import { checkSignInRefusals, logIn, logOut } from './checks/sign-in';
import { checkTimes } from './checks/times';
import type { KitOptions } from './kit';
import { Kit } from './kit';
import { planOrder } from './order-plan';
import type { RunResult } from './report';
import { Report } from './report';
import type { KnownShop } from './shop';
import { discoverShop } from './shop';

const read = async (kit: Kit, shop: KnownShop): Promise<void> => {
  await checkLanguages(kit, shop);
  await checkMenu(kit, shop);
  await checkPaging(kit, shop);
  await checkTimes(kit, shop);
  await checkCart(kit, shop);
  await checkForms(kit, shop);
  await checkSignInRefusals(kit);
  const { token } = kit.options;
  if (token !== null) await checkCustomerReads(kit, shop, token);
  else kit.report.skip("a customer's own calls: no --token");
};

const order = async (
  kit: Kit,
  shop: KnownShop,
  token: string | null,
  other: string | null,
): Promise<void> => {
  const plan = await planOrder(kit, shop, token);
  if (plan) await checkOrders(kit, { token, other }, plan);
};

/** As two customers whose phones nobody else has; what is saved stays with them. */
const writeAsCustomers = async (kit: Kit, shop: KnownShop): Promise<void> => {
  const [phone, otherPhone] = kit.options.phones;
  const token = await logIn(kit, phone);
  const other = token === null ? null : await logIn(kit, otherPhone);
  if (token === null || other === null) {
    kit.report.skip('logging in: no code came');
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
  if (token !== null || (outbox === null && fixedCode === null)) {
    kit.report.skip('logging in and what a customer saves: no --outbox and no --code');
    await order(kit, shop, token, null);
  } else await writeAsCustomers(kit, shop);
  // A guest orders, too.
  if (token !== null || outbox !== null || fixedCode !== null) await order(kit, shop, null, null);
};

/**
 * Runs the contract against a backend and answers all that differs. Reads, and calculates, which
 * changes nothing; with `mayWrite` it also logs in, saves, orders and cancels. With `isClosed` it names
 * fields that the contract does not have, which readers overlook.
 */
export const runContract = async (options: KitOptions, isClosed = false): Promise<RunResult> => {
  const report = new Report();
  const kit = new Kit(options, new Caller(options.baseUrl, report, isClosed), report);
  try {
    const shop = await discoverShop(kit);
    if (shop) {
      await read(kit, shop);
      if (options.mayWrite) await write(kit, shop);
    } else kit.check('listCities', false, { expected: 'a city', came: 'none', rule: '5.1' });
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    report.add({
      operation: error.message.replace(' was not answered', ''),
      expected: 'an answer',
      came: 'none: the run ended here',
      rule: null,
      harm: 'page',
    });
  }
  return report.result();
};
