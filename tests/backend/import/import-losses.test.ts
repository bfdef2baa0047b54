import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importCommand } from '../../../backend/cli/commands/import-command';
import { operate } from '../support/operator';
import { smallCities } from '../support/small-cities';
import { smallContent } from '../support/small-content';
import { menuOfPizzas, smallMenu } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const check = async (text: string, ...args: string[]) => {
  writeFileSync(join(shop.dir, 'file.json'), text);
  return operate(shop, importCommand, ['--check', ...args, join(shop.dir, 'file.json')]);
};

it('takes more than half of a menu away only when it is forced', async () => {
  const text = JSON.stringify(menuOfPizzas(1));
  const refused = await check(text);
  expect(refused.code).toBe(1);
  expect(refused.err.join()).toContain(
    '3 of 3 products would leave the shop; with --force they do',
  );
  expect((await check(text, '--force')).out[0]).toContain('would be imported, 1 products');
});

it('takes more than half of a menu away by hiding it in the country only when it is forced', async () => {
  const menu = smallMenu();
  const hidden = menu.products.map((product) => ({ ...product, hidden_in: ['bg'] }));
  const refused = await check(JSON.stringify({ ...menu, products: hidden }));
  expect(refused.code).toBe(1);
  expect(refused.err.join()).toContain(
    '3 of 3 products would leave the shop; with --force they do',
  );
});

it('takes all products away only when it is forced, however many additionals stay', async () => {
  const menu = smallMenu();
  const [cola] = menu.additionals;
  if (!cola) throw new Error('the fixture has an additional');
  menu.additionals = ['cola', 'fanta', 'juice', 'sauce'].map((chpu, index) => ({
    ...cola,
    id: cola.id + index,
    chpu,
  }));
  await shop.importDocument(menu);
  const front = { banners: [], hits: [], new: [] };
  const broken = JSON.stringify({ ...menu, products: [], mainscreen: front });
  const { code, err } = await check(broken);
  expect(code).toBe(1);
  expect(err.join()).toContain('3 of 3 products would leave the shop; with --force they do');
});

it('takes more than half of the cities away only when it is forced, and names what goes', async () => {
  const cities = smallCities();
  cities.cities.splice(0, 1);
  expect(await check(JSON.stringify(cities))).toMatchObject({
    code: 0,
    err: [
      expect.stringMatching(/:\d+: warning: cities: 1 of 2 cities would leave the shop: sofia$/),
    ],
  });
  const [varna] = cities.cities.splice(0, 1);
  Object.assign(varna ?? {}, { id: 3, key: 'burgas' });
  const none = { ...cities, cities: [varna] };
  const refused = await check(JSON.stringify(none));
  expect(refused.code).toBe(1);
  expect(refused.err.join()).toContain('2 of 2 cities would leave the shop; with --force they do');
});

it('takes all pages away only when it is forced, and news as they come and go', async () => {
  await shop.importDocument(smallContent());
  const empty = JSON.stringify({ ...smallContent(), news: [], promotions: [], pages: [] });
  const { code, out, err } = await check(empty);
  expect({ code, out }).toEqual({ code: 1, out: [] });
  expect(err.join()).toContain('pages: 2 of 2 pages would leave the shop; with --force they do');
  const forced = await check(empty, '--force');
  expect(forced.code).toBe(0);
  expect(forced.err.join()).toContain('warning: news: 3 of 3 news would leave the shop: older');
});
