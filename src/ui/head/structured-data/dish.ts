import { allergensAsSet } from '../../../domain/allergen/dish-allergens';
import { AS_OFFERED } from '../../../domain/cart/dish-as-set';
import type { Nutrition, Product, ProductCard } from '../../../domain/catalogue/product';
import { decimalFromMoney } from '../../../domain/money/money';
import type { Facts, Thing } from './thing';
import { shopBrand } from '../../i18n/shop-brand';

const IN_STOCK = 'https://schema.org/InStock';
const OUT_OF_STOCK = 'https://schema.org/OutOfStock';

const offer = (dish: ProductCard, { settings, addressOf }: Facts): Thing => {
  const { code, digits } = settings.currency;
  return {
    '@type': 'Offer',
    price: decimalFromMoney(dish.price, digits).toFixed(digits),
    priceCurrency: code,
    availability: dish.unavailableReason === null ? IN_STOCK : OUT_OF_STOCK,
    url: addressOf({ name: 'product', slug: dish.slug }),
  };
};

/**
 * A dish of a list: what it is called and its offer, which has its address and its price. Its own page
 * has the rest: with sixty of them, each word more is felt in the size of the page.
 */
export const listedDish = (dish: ProductCard, facts: Facts): Thing => ({
  '@type': ['MenuItem', 'Product'],
  name: dish.name,
  offers: offer(dish, facts),
});

const VEGETARIAN = 'vegetarian';

/** What no vegetarian eats, whatever a label says. */
const FROM_ANIMALS: ReadonlySet<string> = new Set(['fish', 'crustaceans', 'molluscs']);

/** Only on the restaurant's own word, and only where nothing else that it says speaks against it. */
const dietOf = (dish: Product): string | undefined => {
  const isLabelled = dish.labels.some(({ code }) => code === VEGETARIAN);
  const contained = allergensAsSet(dish, AS_OFFERED);
  return isLabelled && !contained.some((code) => FROM_ANIMALS.has(code))
    ? 'https://schema.org/VegetarianDiet'
    : undefined;
};

const grams = (amount: number): string => `${String(amount)} g`;

const nutritionOf = ({ kcal, protein, fat, carbohydrates }: Nutrition): Thing => ({
  '@type': 'NutritionInformation',
  servingSize: grams(100),
  calories: `${String(kcal)} kcal`,
  proteinContent: grams(protein),
  fatContent: grams(fat),
  carbohydrateContent: grams(carbohydrates),
});

export const wholeDish = (dish: Product, facts: Facts): Thing => ({
  ...listedDish(dish, facts),
  '@type': ['Product', 'MenuItem'],
  url: facts.addressOf({ name: 'product', slug: dish.slug }),
  description: dish.description || undefined,
  image: dish.picture ? facts.fileOf(dish.picture.jpeg) : undefined,
  category: dish.category?.name,
  brand: { '@type': 'Brand', name: shopBrand(facts.state, facts.t).name },
  suitableForDiet: dietOf(dish),
  nutrition: dish.nutrition ? nutritionOf(dish.nutrition) : undefined,
});
