import { IVAN, MARIA, signIn } from '../../support/sign-in';
import { COLA, MARGHERITA, PEPPERONI, SPRUCE_ROLL, menuOfPizzas } from '../../support/small-menu';
import type { TestShop } from '../../support/test-shop';
import { openTestShop } from '../../support/test-shop';

let shop: TestShop;
let token: string;
const open = async (menu?: unknown): Promise<void> => {
  shop = await openTestShop({}, menu);
  token = await signIn(shop, IVAN);
};
afterEach(() => shop.close());

const path = (kind: string, city = 1) => `/api/v1/user/domain/${String(city)}/${kind}`;
const read = async (kind: string, city = 1): Promise<unknown> =>
  (await shop.send('get', path(kind, city), undefined, token).expect(200)).body;
const put = async (kind: string, goods: readonly number[]): Promise<unknown> =>
  (await shop.send('patch', path(kind), { goods }, token).expect(200)).body;

describe('favourites', () => {
  it('are joined with what is sent, the newest first, each once', async () => {
    await open();
    expect(await read('fav')).toEqual([]);
    expect(await put('fav', [MARGHERITA, COLA])).toEqual([MARGHERITA, COLA]);
    expect(await put('fav', [PEPPERONI, COLA])).toEqual([PEPPERONI, COLA, MARGHERITA]);
    expect(await read('fav')).toEqual([PEPPERONI, COLA, MARGHERITA]);
  });

  it('lose the dish that is taken out, as often as that is said', async () => {
    await open();
    await put('fav', [MARGHERITA, COLA]);
    for (let times = 0; times < 2; times += 1) {
      const { body } = await shop
        .send('delete', `${path('fav')}/${String(COLA)}`, undefined, token)
        .expect(200);
      expect(body).toEqual([MARGHERITA]);
    }
    await shop.send('delete', `${path('fav')}/cola`, undefined, token).expect(404);
  });

  it('are another list in another city, and for another customer', async () => {
    await open();
    await put('fav', [MARGHERITA]);
    expect(await read('fav', 2)).toEqual([]);
    expect(await read('viewed')).toEqual([]);
    const maria = await signIn(shop, MARIA);
    const { body } = await shop.send('get', path('fav'), undefined, maria).expect(200);
    expect(body).toEqual([]);
  });

  it('keep all that come at the same moment', async () => {
    await open();
    const dishes = [MARGHERITA, PEPPERONI, SPRUCE_ROLL, COLA];
    await Promise.all(dishes.map((id) => put('fav', [id])));
    expect(new Set((await read('fav')) as number[])).toEqual(new Set(dishes));
  });
});

describe('viewed dishes', () => {
  it('go to the front the first time, and then stay where they are', async () => {
    await open();
    await put('viewed', [MARGHERITA]);
    expect(await put('viewed', [COLA])).toEqual([COLA, MARGHERITA]);
    expect(await put('viewed', [MARGHERITA])).toEqual([COLA, MARGHERITA]);
    expect(await put('viewed', [PEPPERONI, MARGHERITA, SPRUCE_ROLL])).toEqual([
      PEPPERONI,
      SPRUCE_ROLL,
      COLA,
      MARGHERITA,
    ]);
  });

  it('are twenty, the oldest makes room', async () => {
    const menu = menuOfPizzas(25);
    await open(menu);
    const ids = menu.products.map(({ id }) => id).slice(0, 25);
    const twenty = ids.slice(0, 20);
    expect(await put('viewed', twenty)).toEqual(twenty);
    expect(await put('viewed', [ids[20] ?? 0])).toEqual([ids[20], ...twenty.slice(0, 19)]);
  });
});

it.each(['fav', 'viewed'])('leave out of %s what was never on the menu', async (kind) => {
  await open();
  expect(await put(kind, [999_999, COLA, Number.MAX_SAFE_INTEGER])).toEqual([COLA]);
});

it.each([
  [{}, 'goods'],
  [{ goods: 'x' }, 'goods'],
  [{ goods: [0] }, 'goods.0'],
  [{ goods: [1, '2'] }, 'goods.1'],
  [{ goods: [1.5] }, 'goods.0'],
  [{ goods: [[1]] }, 'goods.0'],
  [{ goods: Array.from({ length: 1_001 }, () => 1) }, 'goods'],
  [[1], 'body'],
])('refuse the body %j', async (body, field) => {
  await open();
  for (const kind of ['fav', 'viewed']) {
    const answer = await shop.send('patch', path(kind), body, token).expect(422);
    expect(answer.body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  }
});

it('are not found in a city that there is not', async () => {
  await open();
  for (const city of ['77', 'x', '99999999999']) {
    await shop.send('get', `/api/v1/user/domain/${city}/fav`, undefined, token).expect(404);
    await shop
      .send('patch', `/api/v1/user/domain/${city}/viewed`, { goods: [] }, token)
      .expect(404);
  }
});
