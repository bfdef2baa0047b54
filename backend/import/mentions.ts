import type { Kysely } from 'kysely';
import type { ShopDatabase } from '../storage/schema';
import type { ImportProblem } from './import-failure';
import { warning } from './import-failure';

/** What a file may name of another file. A section is a category or a subcategory. */
export type Mentionable =
  | 'city'
  | 'section'
  | 'product'
  | 'page'
  | 'news'
  | 'promotion'
  | 'promo code';

/** A key that a file names, and where. */
export interface Mention {
  readonly path: string;
  readonly kind: Mentionable;
  readonly key: string;
}

/** The keys of things that are there, by what they are. */
export type KnownKeys = Readonly<Partial<Record<Mentionable | 'additional', readonly string[]>>>;

export const mentionsIn = (list: string, kind: Mentionable, keys: readonly string[]): Mention[] =>
  keys.map((key, index) => ({ path: `${list}[${String(index)}]`, kind, key }));

/** The keys of what the shop holds and shows. */
export const keysOfShop = async (db: Kysely<ShopDatabase>): Promise<KnownKeys> => {
  const slugs = async (
    table:
      | 'categories'
      | 'subcategories'
      | 'products'
      | 'additionals'
      | 'pages'
      | 'news'
      | 'promotions',
  ): Promise<string[]> =>
    (await db.selectFrom(table).select('slug').where('is_hidden', '=', 0).execute()).map(
      ({ slug }) => slug,
    );
  const cities = await db.selectFrom('cities').select('key').where('is_hidden', '=', 0).execute();
  const codes = await db
    .selectFrom('promo_codes')
    .select('code')
    .where('is_active', '=', 1)
    .execute();
  return {
    city: cities.map(({ key }) => key),
    section: [...(await slugs('categories')), ...(await slugs('subcategories'))],
    product: await slugs('products'),
    additional: await slugs('additionals'),
    page: await slugs('pages'),
    news: await slugs('news'),
    promotion: await slugs('promotions'),
    'promo code': codes.map(({ code }) => code),
  };
};

/** An additional is named as the products are. */
const isKnown = ({ kind, key }: Mention, known: KnownKeys): boolean =>
  known[kind]?.includes(key) === true ||
  (kind === 'product' && known.additional?.includes(key) === true);

/** Mentions of what is not there. It may come with a later file: warnings. */
export const danglingMentions = (mentions: readonly Mention[], known: KnownKeys): ImportProblem[] =>
  mentions
    .filter((mention) => !isKnown(mention, known))
    .map(({ path, kind, key }) => warning(path, `the shop has no ${kind} "${key}"`));
