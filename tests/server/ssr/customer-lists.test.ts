import { encodeIds } from '../../../src/infrastructure/storage/ids-cookie';
import { fakeOnly } from '../../support/fake-only';
import { productId } from '../../support/ids';
import { passTime } from '../../support/pass-time';
import type { StubBackend, StubCall, StubConduct } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, dishId, dishName } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront, stateOf, visibleTextOf } from '../../support/test-storefront';
import { until } from '../../support/until';

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url);
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});
beforeEach(() => {
  backend.reset();
  passTime(60_000);
});

const [MARGHERITA, PEPPERONI, DIAVOLA] = [0, 1, 2].map((index) => dishId(SOFIA, index));

const text = (...ids: readonly (number | undefined)[]): string =>
  encodeIds(ids.map((id) => productId(id ?? 0)));

const open = (path: string, cookie: string) =>
  shop.ask(path, { headers: { Host: SOFIA.host, Cookie: cookie } });

const listsOf = (page: Awaited<ReturnType<typeof open>>) => {
  const { favourites, viewed, account } = stateOf(page);
  return { favourites: favourites.ids, viewed: viewed.ids, account };
};

/** The account of the token has these lists. */
const account =
  (favourites: StubConduct, viewed: StubConduct = favourites) =>
  ({ path }: StubCall): StubConduct | undefined => {
    if (path.endsWith('/fav')) return { status: 200, ...favourites };
    return path.endsWith('/viewed') ? { status: 200, ...viewed } : undefined;
  };

describe('a guest', () => {
  it('finds the lists of the cookies in the page, which is nobody else’s', async () => {
    const cookie = `favourites=${text(DIAVOLA, MARGHERITA)}; viewed=${text(PEPPERONI)}`;
    const page = await open('/favorite', cookie);
    expect(listsOf(page)).toEqual({
      favourites: [DIAVOLA, MARGHERITA],
      viewed: [PEPPERONI],
      account: { isSignedIn: false },
    });
    expect(page.headers['cache-control']).toContain('private');
    const shownText = visibleTextOf(page);
    const places = [2, 0].map((index) => shownText.indexOf(dishName(SOFIA, index, 'en')));
    expect(places[0]).toBeGreaterThan(0);
    expect(places[1]).toBeGreaterThan(places[0] ?? 0);
    expect(backend.callsTo(/\/user\//)).toEqual([]);
  });

  it('hears of a dish that is no longer on the menu', async () => {
    const page = await open('/favorite', `favourites=${text(MARGHERITA, 999)}`);
    expect(visibleTextOf(page)).toContain('1 item you liked is no longer on the menu.');
  });

  it('keeps the list when its dishes cannot be had', async () => {
    backend.behave(({ path }) => (path.endsWith('/goodsById') ? { status: 500 } : undefined));
    const page = await open('/favorite', `favourites=${text(MARGHERITA)}`);
    expect(page.status).toBe(200);
    expect(listsOf(page).favourites).toEqual([MARGHERITA]);
    expect(visibleTextOf(page)).toContain('could not be loaded');
  });

  it.each([
    ['broken escapes', 'favourites=%', []],
    ['half an object', 'favourites=%7Bbad', []],
    ['a script', 'favourites=</script><script>alert(1)</script>', []],
    ['JSON', 'favourites=j:[1]', []],
    ['6 kB of nonsense', `favourites=${'x'.repeat(6000)}`, []],
    ['one dish a thousand times', `favourites=1${'_2t'.repeat(1000)}`, [MARGHERITA]],
    [
      'a dish twice',
      `favourites=${text(MARGHERITA)}_${(MARGHERITA ?? 0).toString(36)}`,
      [MARGHERITA],
    ],
    [
      'the list twice, of which the first counts',
      `favourites=${text(MARGHERITA)}; favourites=${text(PEPPERONI)}`,
      [MARGHERITA],
    ],
  ])(
    'gets a page with %s in the cookies, and the other list is kept',
    async (_what, cookie, ids) => {
      const page = await open('/favorite', `${cookie}; viewed=${text(DIAVOLA)}`);
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('alert(1)');
      expect(listsOf(page)).toMatchObject({ favourites: ids, viewed: [DIAVOLA] });
    },
  );
});

describe('a signed-in customer', () => {
  const COOKIES = `token=a-token-of-somebody; favourites=${text(MARGHERITA)}; viewed=${text(PEPPERONI)}`;

  it('finds the account’s lists, asked for with the token, which the page does not hold', async () => {
    backend.behave(account({ body: [DIAVOLA] }, { body: [MARGHERITA] }));
    const page = await open('/favorite', COOKIES);
    expect(listsOf(page)).toEqual({
      favourites: [DIAVOLA],
      viewed: [MARGHERITA],
      account: { isSignedIn: true },
    });
    expect(visibleTextOf(page)).toContain(dishName(SOFIA, 2, 'en'));
    expect(page.text).not.toContain('a-token-of-somebody');
    expect(
      backend.callsTo(/\/user\//).map(({ path, headers }) => [path, headers.authorization]),
    ).toEqual([
      ['/api/v1/user/domain/1/fav', 'Bearer a-token-of-somebody'],
      ['/api/v1/user/domain/1/viewed', 'Bearer a-token-of-somebody'],
    ]);
  });

  it.each<[string, StubConduct]>([
    ['fails', { status: 500 }],
    ['makes no sense', { body: [{ id: 1 }] }],
    ['breaks off', { fate: 'cut' }],
  ])('finds the cookies’ lists when the account’s answer %s', async (_what, conduct) => {
    backend.behave(account(conduct));
    const page = await open('/favorite', COOKIES);
    expect(page.status).toBe(200);
    expect(listsOf(page)).toEqual({
      favourites: [MARGHERITA],
      viewed: [PEPPERONI],
      account: { isSignedIn: true },
    });
  });

  it('finds the cookies’ lists when the account’s answer never comes', async () => {
    backend.behave(account({ fate: 'hang' }));
    fakeOnly('setTimeout', 'clearTimeout');
    const coming = open('/favorite', COOKIES);
    await until(() => backend.callsTo(/\/user\//).length === 2);
    // More than the page waits for lists, and less than it has for all its calls.
    jest.advanceTimersByTime(30_000);
    const page = await coming;
    jest.useRealTimers();
    expect(page.status).toBe(200);
    expect(listsOf(page)).toMatchObject({ favourites: [MARGHERITA], viewed: [PEPPERONI] });
  });

  it('whose session has ended is a guest again', async () => {
    backend.behave(account({ status: 401 }));
    expect(listsOf(await open('/', COOKIES))).toMatchObject({
      favourites: [MARGHERITA],
      account: { isSignedIn: false },
    });
  });
});
