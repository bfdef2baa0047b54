import * as t from 'io-ts';

/** Energy and nutrients as the menu states them; grams and kilocalories. */
export const Nutrition = t.readonly(
  t.strict({
    kcal_100g: t.number,
    protein_100g: t.number,
    fat_100g: t.number,
    carbs_100g: t.number,
    kcal_portion: t.number,
  }),
  'nutrition',
);
export type Nutrition = t.TypeOf<typeof Nutrition>;
