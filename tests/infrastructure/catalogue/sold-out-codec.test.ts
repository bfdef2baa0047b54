import { decodeProduct } from '../../../src/infrastructure/catalogue/product.codec';
import { wireProduct } from '../../support/wire';

it('has no portion more than it must of an ingredient that is sold out', () => {
  const olives = { id: 11, name: 'Olives', default_qtt: 1, min: 0, max: 3, paid_goods: null };
  const ingredients = [olives, { ...olives, id: 12, is_available: false }];
  expect(decodeProduct(wireProduct({ needs_choice: true, ingredients }), 2)).toMatchObject({
    value: {
      needsChoice: true,
      ingredients: [
        { isAvailable: true, max: 3 },
        { isAvailable: false, max: 0 },
      ],
    },
  });
});
