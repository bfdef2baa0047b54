import type { Currency, Money, Result } from '../../../src/domain';
import { ZERO, ok, sum } from '../../../src/domain';
import { instant } from '../../../src/domain/time/instant';
import { isCurrencyCode, currencyOf } from '../../money/currencies';
import type { ConversionRate, ConvertedBonuses } from '../../promotion/convert-bonuses';
import { convertBonuses, readConversionRate } from '../../promotion/convert-bonuses';
import { shopDataReader } from '../../shop/shop-data';
import type { Storage } from '../../storage/storage';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP, usageError } from '../command';
import { parseArguments } from '../parse-arguments';
import type { Terminal } from '../terminal';
import { withStorage } from '../with-storage';
import { amountOf } from './order-lines';

/** From which currency bonuses are converted, and at which rate. */
export interface BonusesRequest {
  readonly from: string;
  readonly rate: ConversionRate;
}

const NAME = 'bonuses';

const read = ([action, ...args]: readonly string[]): Result<string, BonusesRequest> => {
  if (action !== 'convert') return usageError(NAME, 'say what to do: convert');
  const split = parseArguments(NAME, args, { valued: ['from', 'rate'], flags: [] });
  if (!split.ok) return split;
  const { plain, values } = split.value;
  if (plain[0] !== undefined) return usageError(NAME, `unknown word "${plain[0]}"`);
  const from = values.get('from') ?? '';
  const rate = readConversionRate(values.get('rate') ?? '');
  if (!isCurrencyCode(from)) return usageError(NAME, '--from needs the old currency, such as BGN');
  return rate === null
    ? usageError(NAME, '--rate needs how much of the old currency one of the new is')
    : ok({ from, rate });
};

const printConverted = (
  all: readonly ConvertedBonuses[],
  from: Currency,
  to: Currency,
  terminal: Terminal,
): void => {
  const both = (before: Money, after: Money): string =>
    `${amountOf(before, from)} are ${amountOf(after, to)}`;
  const changed = all.filter(({ before }) => before > ZERO);
  for (const { customerId, before, after } of changed)
    terminal.printLine(`customer ${String(customerId)}: ${both(before, after)}`);
  const before = sum(changed.map((each) => each.before));
  const after = sum(changed.map((each) => each.after));
  terminal.printLine(
    changed.length === 0
      ? `no bonuses in ${from.code} to convert`
      : `converted for ${String(changed.length)} customers: ${both(before, after)}`,
  );
  const reserved = sum(all.map((each) => each.reserved));
  if (reserved > ZERO)
    terminal.printLine(
      `${amountOf(reserved, from)} more are put aside by open orders; what they give back can be converted once they have ended`,
    );
};

const run = async (
  storage: Storage,
  { from, rate }: BonusesRequest,
  terminal: Terminal,
): Promise<number> => {
  const { currency } = await shopDataReader(storage.shop)();
  if (from === currency.code) {
    terminal.printError(`backend ${NAME}: the shop's currency is ${from} already`);
    return 1;
  }
  const at = instant(Date.now());
  const all = await storage.change('orders', (db) => convertBonuses(db, from, currency, rate, at));
  printConverted(all, currencyOf(from), currency, terminal);
  return 0;
};

export const bonusesCommand: CommandOf<BonusesRequest> = {
  name: NAME,
  summary: 'convert bonuses after a change of currency',
  help: `Usage: backend bonuses convert --from BGN --rate 1.95583

After a menu in another currency has come in, bonuses that customers had before are still in the old
one and cannot be used. This converts them into the shop's, each customer's balance as a whole and
rounded half up; what it was and is goes to the terminal, a line each. They run out when they would
have. The rate is how much of the old currency one of the new is. Once is enough, and again changes
nothing; what open orders have put aside stays in the old currency until they have ended.

${ENVIRONMENT_HELP}`,
  read,
  run: (request, environment, terminal) =>
    withStorage(environment, terminal, (storage) => run(storage, request, terminal)),
};
