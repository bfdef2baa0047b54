import { COLA, DOUGH, MARGHERITA, MOZZARELLA, OLIVES, SOY } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const cart = (...goods: unknown[]) => ({ domainId: 1, orderType: 'delivery', goods });
const line = (id: number, more: Record<string, unknown> = {}) => ({ id, qtt: 1, ...more });

describe('a cart that no customer can make by hand', () => {
  it.each([
    ['a dish that never was', line(77), 'goods.0.id', 'goods_unknown'],
    [
      'an ingredient the dish never had',
      line(COLA, { ingredients: [{ id: OLIVES, qtt: 1 }] }),
      'goods.0.ingredients',
      'ingredient_unknown',
    ],
    [
      'a dish without its dough',
      line(MARGHERITA, { ingredients: [{ id: DOUGH, qtt: 0 }] }),
      'goods.0.ingredients',
      'ingredient_required',
    ],
    [
      'more of an ingredient than fits',
      line(MARGHERITA, { ingredients: [{ id: MOZZARELLA, qtt: 3 }] }),
      'goods.0.ingredients',
      'ingredient_too_many',
    ],
    [
      'one ingredient twice',
      line(MARGHERITA, {
        ingredients: [
          { id: OLIVES, qtt: 1 },
          { id: OLIVES, qtt: 2 },
        ],
      }),
      'goods.0.ingredients',
      'fields_invalid',
    ],
    [
      'an option of another dish',
      line(MARGHERITA, { free_of_choice: SOY }),
      'goods.0.free_of_choice',
      'choice_unknown',
    ],
  ])('is refused: %s', async (_case, wanted, field, code) => {
    const { body } = await shop.calculate(cart(wanted)).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(body.errors[field][0]).toMatch(/\w{4}/);
    expect(body.code).toBe(code);
    expect(body.request_id).toMatch(/\w/);
  });

  it('names every broken line', async () => {
    const { body } = await shop.calculate(cart(line(77), line(COLA), line(78))).expect(422);
    expect(Object.keys(body.errors)).toEqual(['goods.0.id', 'goods.2.id']);
  });

  it('is refused in a city that we do not know', async () => {
    const { body } = await shop.calculate({ domainId: 77, goods: [] }).expect(422);
    expect(body).toMatchObject({
      code: 'domain_unknown',
      errors: { domainId: [expect.any(String)] },
    });
  });

  it('takes a hundred lines and ninety-nine of each, and not one more', async () => {
    const lines = (count: number) => Array.from({ length: count }, () => line(COLA, { qtt: 99 }));
    const { body } = await shop.calculate(cart(...lines(100))).expect(200);
    expect(body.total).toBe(24750);
    const refused = await shop.calculate(cart(...lines(101))).expect(422);
    expect(refused.body.errors).toEqual({ goods: ['No more than 100 items in a cart'] });
  });

  it('says what fits, in the language asked for', async () => {
    const { body } = await shop
      .calculate(cart(line(COLA, { qtt: 100 })), { 'Accept-Language': 'bg' })
      .expect(422);
    expect(body.errors['goods.0.qtt']).toEqual(['От 1 до 99']);
  });

  it('cannot reach what every object has', async () => {
    const { body } = await shop
      .calculate(
        `{"domainId":1,"__proto__":{"total":0},"goods":[{"id":${String(COLA)},"qtt":1,"__proto__":{"price":0},"constructor":1}]}`,
      )
      .expect(200);
    expect(body.total).toBe(2.5);
    expect(Object.prototype).not.toHaveProperty('price');
  });
});
