import { decodeCalculation } from '../../../src/infrastructure/cart/cart-calculation.codec';
import { decodeCategories } from '../../../src/infrastructure/catalogue/category.codec';
import { decodeProduct } from '../../../src/infrastructure/catalogue/product.codec';
import { decodeCities } from '../../../src/infrastructure/city/city.codec';
import type { Decode } from '../../../src/infrastructure/http/decoder';
import { wireCalculation, wireLine, wireProduct } from '../../support/wire';

const NO_IDS = [0, -1, 1.5, 2 ** 53, NaN, '5'];

const city = { id: 1, name: 'Sofia', base_url: 'https://sofia.example' };
const address = { street: 'Vitosha', house: '15', lat: 42.69, lng: 23.32 };
const pizza = { id: 1, chpu: 'pizza', name: 'Pizza' };
const olives = { id: 11, name: 'Olives', default_qtt: 1, min: 0, max: 3, paid_goods: null };
const thin = { id: 21, name: 'Thin', is_default: true, is_available: true };
const gone = { id: 5, name: 'Margherita', line: 0 };

it.each<[string, Decode<unknown>, (id: unknown) => unknown, RegExp]>([
  ['a city', decodeCities, (id) => [{ ...city, id }], /\.id$/],
  [
    'a branch',
    decodeCities,
    (id) => [{ ...city, branches: [{ id, address }] }],
    /branches\.\S*0\.id$/,
  ],
  ['a zone', decodeCities, (id) => [{ ...city, zones: [{ id }] }], /zones\.\S*0\.id$/],
  ['a category', decodeCategories, (id) => [{ ...pizza, id }], /\.id$/],
  [
    'a subcategory',
    decodeCategories,
    (id) => [{ ...pizza, subcategories: [{ ...pizza, id }] }],
    /subcategories\.\S*0\.id$/,
  ],
  [
    'a filter',
    decodeCategories,
    (id) => [{ ...pizza, filters: [{ id, name: 'Vegetarian' }] }],
    /filters\.\S*0\.id$/,
  ],
  [
    'the category of a dish',
    decodeProduct,
    (id) => wireProduct({ category: { ...pizza, id } }),
    /category\.\S*id$/,
  ],
  [
    'an ingredient',
    decodeProduct,
    (id) => wireProduct({ ingredients: [{ ...olives, id }] }),
    /ingredients\.\S*0\.\S*id$/,
  ],
  [
    'an option',
    decodeProduct,
    (id) =>
      wireProduct({
        free_of_choice: { name: 'Crust', required: false, options: [{ ...thin, id }] },
      }),
    /options\.\S*0\.\S*id$/,
  ],
  [
    'a dish in the cart',
    decodeCalculation,
    (id) => wireCalculation({ goods: [wireLine({ id })] }),
    /goods\.\S*id$/,
  ],
  [
    'the option of a line',
    decodeCalculation,
    (id) => wireCalculation({ goods: [wireLine({ free_of_choice: id })] }),
    /free_of_choice/,
  ],
  [
    'the ingredient of a line',
    decodeCalculation,
    (id) =>
      wireCalculation({ goods: [wireLine({ ingredients: [{ id, qtt: 1, name: 'Olives' }] })] }),
    /ingredients\.\S*0\.\S*id$/,
  ],
  [
    'a dish that cannot be had',
    decodeCalculation,
    (id) => wireCalculation({ unavailable: [{ ...gone, id }] }),
    /unavailable\.\S*0\.\S*id$/,
  ],
])('%s has an id above zero, or its place is named', (_what, decode, answerWith, place) => {
  expect(decode(answerWith(7), 2).ok).toBe(true);
  for (const id of NO_IDS) {
    const decoded = decode(answerWith(id), 2);
    expect(decoded.ok ? [] : decoded.error).toContainEqual(expect.stringMatching(place));
  }
});
