import * as t from 'io-ts';
import type { Transaction } from 'kysely';
import { money } from '../../src/domain';
import type { ProductId } from '../../src/domain/id/ids';
import type { GiftRule } from '../../src/domain/pricing/gifts-for';
import type { Menu } from './menu';
import { NonEmpty, Slug, wholeNumberFromTo } from '../codec/wire-types';
import type { ShopDatabase } from '../storage/schema';
import { fromStoredJson } from '../storage/stored-json';
import { LocalisedText } from '../i18n/localised-text';

const given = { goods: Slug, quantity: wholeNumberFromTo(1, 99), reason: LocalisedText };
/** Dishes by their address parts, sections by theirs; both together are the dishes that count. */
const dishes = { with_goods: t.readonlyArray(Slug), with_categories: t.readonlyArray(NonEmpty) };

/** A rule as the database holds it; an amount is in minor units. */
export const StoredGiftRule = t.union(
  [
    t.strict({
      kind: t.literal('from_goods_price'),
      from: wholeNumberFromTo(0, 100_000_000),
      ...given,
    }),
    t.strict({ kind: t.literal('with_products'), ...dishes, ...given }),
    t.strict({
      kind: t.literal('per_pieces'),
      pieces: wholeNumberFromTo(1, 1000),
      ...dishes,
      ...given,
    }),
  ],
  'rule of a gift',
);
export type StoredGiftRule = t.TypeOf<typeof StoredGiftRule>;

/** A rule with its text for customers. */
export type ShopGiftRule = GiftRule & { readonly reason: LocalisedText };

interface Dishes {
  readonly with_goods: readonly string[];
  readonly with_categories: readonly string[];
}

const dishesOf = ({ products, categories }: Menu, of: Dishes): readonly ProductId[] => {
  const slugs = new Set(of.with_goods);
  const sections = new Set(of.with_categories);
  const subcategories = new Set(
    categories
      .flatMap((category) => category.subcategories)
      .filter(({ slug }) => sections.has(slug))
      .map(({ id }) => id),
  );
  return products
    .filter(
      ({ slug, category, subcategoryId }) =>
        slugs.has(slug) ||
        (category !== null && sections.has(category.slug)) ||
        (subcategoryId !== null && subcategories.has(subcategoryId)),
    )
    .map(({ id }) => id);
};

const ruleOf = (rule: StoredGiftRule, menu: Menu): readonly ShopGiftRule[] => {
  const product = menu.products.find(({ slug }) => slug === rule.goods);
  // What the menu no longer has is not promised.
  if (!product) return [];
  const { quantity, reason } = rule;
  const common = { productId: product.id, quantity, reason };
  switch (rule.kind) {
    case 'from_goods_price':
      return [{ ...common, kind: rule.kind, from: money(rule.from) }];
    case 'with_products':
      return [{ ...common, kind: rule.kind, withProductIds: dishesOf(menu, rule) }];
    case 'per_pieces':
      return [
        {
          ...common,
          kind: rule.kind,
          withProductIds: dishesOf(menu, rule),
          pieces: rule.pieces,
        },
      ];
  }
};

/** The rules by which the shop gives gifts, in the operator's order. Rules 8.6. */
export const loadGiftRules = async (
  trx: Transaction<ShopDatabase>,
  menu: Menu,
  currency: string,
): Promise<readonly ShopGiftRule[]> => {
  const rows = await trx.selectFrom('gift_rules').selectAll().orderBy('position').execute();
  return rows.flatMap((row) => {
    const rule = fromStoredJson(StoredGiftRule, row.rule_json);
    // A sum of another currency would be taken for one of this.
    const isForeign = rule.kind === 'from_goods_price' && row.currency !== currency;
    return isForeign ? [] : ruleOf(rule, menu);
  });
};
