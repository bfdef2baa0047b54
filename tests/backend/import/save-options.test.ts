import { fullMenu } from '../support/full-menu';
import { smallMenu } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop({}, fullMenu());
});
afterEach(() => shop.close());

const allergensOfOptions = async (path: string): Promise<unknown> => {
  const { body } = await shop.get(`/api/v1/domain/1/${path}`).expect(200);
  const [dish] = body.goods ?? [body];
  return dish.free_of_choice.options.map(({ allergens }: { allergens: unknown }) => allergens);
};

it.each(['goods/pizza-margherita', 'goods/category/pizza'])(
  'names in %s what an option brings beside the dish, in the order of the menu’s list',
  async (path) => {
    expect(await allergensOfOptions(path)).toEqual([['gluten', 'milk'], []]);
  },
);

it('names none where a menu names them with the dish, and forgets those of before', async () => {
  expect(await shop.importDocument(smallMenu())).toMatchObject({ ok: true });
  expect(await allergensOfOptions('goods/pizza-margherita')).toEqual([[], []]);
});
