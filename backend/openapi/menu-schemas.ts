import { BANNER_PATHS } from '../../src/domain/navigation/banner-link';
import { described, flag, list, object, orNull, ref, text, whole } from './schema';
import type { Schema } from './schema';
import { picture } from './shared-schemas';

const BANNER_TYPES = Object.keys(BANNER_PATHS)
  .map((type) => `\`${type}\``)
  .join(', ');

const Section = object({ id: ref('Id'), chpu: ref('Slug'), name: text({ minLength: 1 }) });

const cardFields: Readonly<Record<string, Schema>> = {
  id: ref('Id'),
  chpu: ref('Slug'),
  name: text({ minLength: 1 }),
  description: orNull(text()),
  ...picture,
  amount: { type: 'number', minimum: 0 },
  measure: text(),
  price: ref('Money'),
  old_price: described(orNull(ref('Money')), 'Shown struck through. Rules 8.3.'),
  persons: whole(0),
  category: orNull(ref('Section')),
  labels: list(object({ code: text(), name: text() })),
  free_of_choice: orNull(ref('FreeChoice')),
  allergens: list(text(), {
    description:
      'Codes of the European list: in lists those of the dish as the menu offers it, in a dish in full those of the dish itself, beside which its ingredients and its free option name theirs. Rules 22.1, 22.2.',
  }),
  is_available: flag(),
  unavailable_reason: orNull(text()),
  is_discountable: flag(),
  filters: list(ref('Id')),
};

const cardExtras = {
  needs_choice: flag(
    'Cannot be had as it is offered, yet with an option chosen or an ingredient left out. Without it `free_of_choice.required` counts. Rules 3.4, 3.6.',
  ),
};

/** Schemas of the menu, by their names in the document. */
export const MENU_SCHEMAS: Readonly<Record<string, Schema>> = {
  Section,
  PaidGoods: object(
    { id: ref('Id'), price: ref('Money') },
    {},
    { description: 'What an extra portion is sold as. Rules 3.2.' },
  ),
  Ingredient: object(
    {
      id: ref('Id'),
      name: text(),
      default_qtt: whole(0, 10),
      min: whole(0, 10),
      max: whole(0, 10),
      paid_goods: orNull(ref('PaidGoods')),
      allergens: list(text()),
    },
    { is_available: flag('False while it is sold out; may be left out. Rules 3.6.') },
  ),
  FreeChoice: object(
    {
      name: text(),
      required: flag('No option is the default: the customer has to say.'),
      options: list(
        object(
          { id: ref('Id'), name: text(), is_default: flag(), is_available: flag() },
          {
            allergens: list(text(), {
              description:
                'What it brings beside those of the dish; may be left out where the dish names those of all its options. Rules 22.2.',
            }),
          },
        ),
        { minItems: 1 },
      ),
    },
    {},
    { description: 'Exactly one of these, for nothing. Rules 3.4.' },
  ),
  Nutrition: object(
    Object.fromEntries(
      ['kcal_100g', 'protein_100g', 'fat_100g', 'carbs_100g', 'kcal_portion'].map((field) => [
        field,
        { type: 'number', minimum: 0 } as const,
      ]),
    ),
  ),
  DishCard: object(cardFields, cardExtras, { description: 'A dish as lists show it.' }),
  Dish: object(
    {
      ...cardFields,
      images: list(object(picture), {
        description: 'All pictures of the dish, that of the lists first.',
      }),
      ingredients: list(ref('Ingredient')),
      nutrition: orNull(ref('Nutrition')),
      seo: ref('Seo'),
    },
    cardExtras,
    { description: 'A dish in full.' },
  ),
  PromoBanner: object({ id: ref('Id'), chpu: ref('Slug'), name: text(), ...picture }),
  Category: object({
    id: ref('Id'),
    chpu: ref('Slug'),
    name: text({ minLength: 1 }),
    svg_icon_web: orNull(text()),
    is_in_footer_web: flag(),
    filters: list(object({ id: ref('Id'), name: text() })),
    subcategories: list(ref('Section')),
    seo: ref('Seo'),
  }),
  Banner: object({
    id: ref('Id'),
    ...picture,
    name: text(),
    text: orNull(text()),
    link: orNull(
      object(
        { type: text() },
        { chpu: orNull(text()), url: orNull(text()) },
        {
          description: `Where it leads: ${BANNER_TYPES} with a \`chpu\`, or \`url\` with an address out of the shop. Rules 21.1.`,
        },
      ),
    ),
  }),
  MainScreen: object(
    {},
    {
      banners: list(ref('Banner')),
      hits: list(ref('DishCard')),
      new: list(ref('DishCard')),
      promo: list(ref('PromoBanner'), { maxItems: 3 }),
      news: list(ref('NewsItem'), { maxItems: 3 }),
      seo: ref('Seo'),
    },
    { description: 'Every block may be empty or absent.' },
  ),
};
