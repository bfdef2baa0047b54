import type { Kysely } from 'kysely';
import type { Currency } from '../../src/domain/index';
import type { ShopDatabase } from '../storage/schema';
import type { EnvironmentRules } from './order-rules';
import type { StatedSums } from '../money/stated-sum';

type Settings = Pick<EnvironmentRules, 'depositFrom' | 'referralBonus'>;

const hasOrdersInAnother = async (
  db: Kysely<ShopDatabase>,
  { code }: Currency,
): Promise<boolean> => {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('contents_json', 'not like', `%"currency":{"code":"${code}"%`)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
};

const problemWith = async (
  db: Kysely<ShopDatabase>,
  name: string,
  sums: StatedSums | null,
  currency: Currency,
): Promise<string | null> => {
  const [stated] = sums ?? [];
  if (!stated) return null;
  const { code, digits } = currency;
  const got = `${name}: got ${[stated.amount, stated.currency ?? []].flat().join(' ')}`;
  if (stated.currency !== null && stated.currency !== code)
    return `${got}, and the shop's currency is ${code}; state it in ${code}`;
  if ((stated.amount.split('.')[1] ?? '').length > digits)
    return `${got}, and ${code} has ${String(digits)} decimals`;
  const isAmbiguous =
    stated.currency === null &&
    Number(stated.amount) > 0 &&
    (await hasOrdersInAnother(db, currency));
  return isAmbiguous
    ? `${got}, and the shop has had another currency than ${code}; state which, such as ${name}="${stated.amount} ${code}"`
    : null;
};

/**
 * Returns why sums of the environment cannot be those of the shop, in one line; null when they can. A number
 * alone is taken for the shop's currency, unless the shop has had another before.
 */
export const sumsProblem = async (
  db: Kysely<ShopDatabase>,
  { depositFrom, referralBonus }: Settings,
  currency: Currency,
): Promise<string | null> =>
  (await problemWith(db, 'DEPOSIT_FROM', depositFrom, currency)) ??
  problemWith(db, 'REFERRAL_BONUS', referralBonus, currency);
