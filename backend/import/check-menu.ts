import { ZERO } from '../../src/domain/money/money';
import { isCategoryIcon } from '../media-icons/category-icons';
import type { CountryRules } from '../city/country-rules';
import { checkMainScreen } from './check-main-screen';
import type { ImportProblem } from './import-failure';
import { warning } from './import-failure';
import type { FileProduct, MenuFile } from './menu-file.codec';
import { keysIn, repeated } from './repeated';
import { at, keysOf, slugsOf, unknownKeys } from './unknown-keys';

const checkIdentities = (file: MenuFile): ImportProblem[] => {
  const { categories, choices, products, additionals } = file;
  const inSections = (field: 'id' | 'chpu') =>
    categories.flatMap(({ subcategories }, index) =>
      keysIn(at('categories', index, 'subcategories'), subcategories, field),
    );
  return [
    ...repeated(keysIn('categories', categories, 'id')),
    ...repeated(inSections('id')),
    // One address part must lead to one section, whether category or subcategory.
    ...repeated([...keysIn('categories', categories, 'chpu'), ...inSections('chpu')]),
    ...repeated(keysIn('filters', file.filters, 'id')),
    ...repeated(keysIn('allergens', file.allergens, 'id')),
    ...repeated(keysIn('ingredients', file.ingredients, 'id')),
    ...repeated(keysIn('choices', choices, 'id')),
    ...repeated(
      choices.flatMap(({ options }, index) =>
        keysIn(at('choices', index, 'options'), options, 'id'),
      ),
    ),
    ...(['id', 'chpu'] as const).flatMap((field) =>
      repeated([
        ...keysIn('products', products, field),
        ...keysIn('additionals', additionals, field),
      ]),
    ),
    ...repeated(keysIn('mainscreen.banners', file.mainscreen.banners, 'id')),
  ];
};

const checkCategories = (file: MenuFile): ImportProblem[] => {
  const filters = keysOf(file.filters);
  const additionals = slugsOf(file.additionals);
  const categories = slugsOf(file.categories);
  return file.categories.flatMap((category, index) => [
    ...unknownKeys(at('categories', index, 'filters'), category.filters, filters, 'filter'),
    ...unknownKeys(
      at('categories', index, 'goes_with.additionals'),
      category.goes_with?.additionals ?? [],
      additionals,
      'additional',
    ),
    ...unknownKeys(
      at('categories', index, 'goes_with.categories'),
      category.goes_with?.categories ?? [],
      categories,
      'category',
    ),
    ...(category.icon === null ||
    isCategoryIcon(category.icon) ||
    /^(\/|https:)/.test(category.icon)
      ? []
      : [{ path: at('categories', index, 'icon'), reason: `there is no icon "${category.icon}"` }]),
  ]);
};

const checkOptionAllergens = (file: MenuFile): ImportProblem[] => {
  const allergens = keysOf(file.allergens);
  return file.choices.flatMap(({ options }, index) =>
    options.flatMap((option, optionAt) =>
      unknownKeys(
        `${at('choices', index, 'options')}[${String(optionAt)}].allergens`,
        option.allergens,
        allergens,
        'allergen',
      ),
    ),
  );
};

const checkChoices = (file: MenuFile): ImportProblem[] =>
  file.choices.flatMap(({ required, options }, index) => {
    const defaults = options.filter((option) => option.is_default).length;
    const path = at('choices', index, 'options');
    if (options.length === 0) return [{ path, reason: 'a choice needs options' }];
    if (defaults > 1) return [{ path, reason: 'only one option can be the default' }];
    if (required === (defaults === 0)) return [];
    const reason = required
      ? 'expected false, since one option is the default'
      : 'expected true, since no option is the default';
    return [{ path: at('choices', index, 'required'), reason }];
  });

const checkPortions = (path: string, product: FileProduct): ImportProblem[] =>
  product.ingredients.flatMap(({ qtt, min, max }, index) =>
    min <= qtt && qtt <= max
      ? []
      : [
          {
            path: `${path}.ingredients[${String(index)}]`,
            reason: `expected min ≤ qtt ≤ max, got ${[min, qtt, max].join(', ')}`,
          },
        ],
  );

/** A reduction that is none is not shown. */
const checkOldPrice = (
  path: string,
  { prices, old_prices }: FileProduct,
  { currency }: CountryRules,
): ImportProblem[] => {
  const [price, old] = [prices[currency], old_prices?.[currency]];
  return price === undefined || old === undefined || old > price
    ? []
    : [warning(`${path}.old_prices.${currency}`, 'is not above the price, no reduction is shown')];
};

const checkProducts = (file: MenuFile, rules: CountryRules): ImportProblem[] => {
  const filters = keysOf(file.filters);
  const allergens = keysOf(file.allergens);
  const ingredients = new Set(file.ingredients.map(({ id }) => String(id)));
  const choices = new Set(file.choices.map(({ id }) => id));
  const categories = new Map(file.categories.map((category) => [category.chpu, category]));
  return file.products.flatMap((product, index) => {
    const path = `products[${String(index)}]`;
    const category = categories.get(product.category);
    const problems: ImportProblem[] = [
      ...unknownKeys(`${path}.filters`, product.filters, filters, 'filter'),
      ...unknownKeys(`${path}.allergens`, product.allergens, allergens, 'allergen'),
      ...unknownKeys(
        `${path}.ingredients`,
        product.ingredients.map(({ id }) => String(id)),
        ingredients,
        'ingredient',
      ),
      ...repeated(keysIn(`${path}.ingredients`, product.ingredients, 'id')),
      ...checkPortions(path, product),
      ...checkOldPrice(path, product, rules),
      ...(product.prices[rules.currency] === ZERO
        ? [warning(`${path}.prices.${rules.currency}`, 'is 0, the dish costs nothing')]
        : []),
    ];
    const reportProblem = (field: string, reason: string) =>
      problems.push({ path: `${path}.${field}`, reason });
    if (!category) reportProblem('category', `there is no category "${product.category}"`);
    else if (
      product.subcategory !== null &&
      !slugsOf(category.subcategories).has(product.subcategory)
    )
      reportProblem(
        'subcategory',
        `"${category.chpu}" has no subcategory "${product.subcategory}"`,
      );
    if (product.choice !== null && !choices.has(product.choice))
      reportProblem('choice', `there is no choice ${String(product.choice)}`);
    if (!(product.measure in file.measures))
      reportProblem('measure', `there is no measure "${product.measure}"`);
    if (product.prices[rules.currency] === undefined)
      reportProblem('prices', `there is no price in ${rules.currency}`);
    return problems;
  });
};

const checkRest = (file: MenuFile, rules: CountryRules): ImportProblem[] => {
  const allergens = keysOf(file.allergens);
  return [
    ...unknownKeys('labels', file.labels, keysOf(file.filters), 'filter'),
    ...file.ingredients.flatMap((ingredient, index) => [
      ...unknownKeys(
        at('ingredients', index, 'allergens'),
        ingredient.allergens,
        allergens,
        'allergen',
      ),
      ...(ingredient.paid_goods === null ||
      ingredient.paid_goods.prices[rules.currency] !== undefined
        ? []
        : [
            {
              path: at('ingredients', index, 'paid_goods.prices'),
              reason: `there is no price in ${rules.currency}`,
            },
          ]),
    ]),
    ...file.additionals.flatMap((additional, index) => [
      ...(additional.measure in file.measures
        ? []
        : [
            {
              path: at('additionals', index, 'measure'),
              reason: `there is no measure "${additional.measure}"`,
            },
          ]),
      ...(additional.prices[rules.currency] === undefined
        ? [
            {
              path: at('additionals', index, 'prices'),
              reason: `there is no price in ${rules.currency}`,
            },
          ]
        : []),
    ]),
  ];
};

/** Returns what the codec cannot see: ids and address parts used twice, and references that lead nowhere. */
export const checkMenu = (file: MenuFile, rules: CountryRules): ImportProblem[] => [
  ...(file.products.length === 0 ? [warning('products', 'the menu has no dishes')] : []),
  ...checkIdentities(file),
  ...checkCategories(file),
  ...checkChoices(file),
  ...checkOptionAllergens(file),
  ...checkProducts(file, rules),
  ...checkRest(file, rules),
  ...checkMainScreen(file),
];
