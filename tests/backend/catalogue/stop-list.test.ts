import { instant } from '../../../src/domain/time/instant';
import { readStopList } from '../../../backend/catalogue/stop-list';
import { cityId } from '../../support/ids';
import { openTestShop } from '../support/test-shop';

it('stops what has run out in this city, and is not stopped itself by a number that is no id', async () => {
  const { storage, close } = await openTestShop();
  const stops = [
    { city_id: 1, kind: 'product' as const, item_id: 5 },
    { city_id: 1, kind: 'option' as const, item_id: 5 },
    { city_id: 1, kind: 'ingredient' as const, item_id: 0 },
    { city_id: 2, kind: 'ingredient' as const, item_id: 7 },
  ];
  await storage.shop.insertInto('stop_list').values(stops).execute();
  expect(await readStopList(storage.shop, cityId(1), instant(0))).toEqual({
    products: new Set([5]),
    ingredients: new Set(),
    options: new Set([5]),
  });
  await close();
});
