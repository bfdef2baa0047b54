import type { DeliverySelection } from '../../../src/domain/delivery/delivery-selection';
import { placeOfCookies } from '../../../src/infrastructure/storage/browser-place';
import { encodeAddresses } from '../../../src/infrastructure/storage/address-cookie';
import { storedAddresses } from '../../../src/infrastructure/storage/stored-addresses';
import { encodeSelection } from '../../../src/infrastructure/storage/selection-cookie';
import { flatAddress, flats } from '../../support/addresses';
import { cityId } from '../../support/ids';
import { passTime } from '../../support/pass-time';
import { deliveryTo, pickupAt, undecided } from '../../support/selections';
import type { StubBackend, StubCall, StubConduct } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, dishId } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront, stateOf, visibleTextOf } from '../../support/test-storefront';

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

const BRANCHES = [{ id: 7, address: { street: 'Oborishte', house: '24', lat: 42.69, lng: 23.34 } }];

/** Cities with a branch each, and with zones unless it is said otherwise. */
const cities =
  (more: object = {}) =>
  ({ path }: StubCall): StubConduct | undefined =>
    path.endsWith('/domain')
      ? {
          change: (usual) =>
            // The stub's own list of cities.
            (usual as object[]).map((city) => ({ ...city, branches: BRANCHES, ...more })),
        }
      : undefined;

beforeEach(() => {
  backend.reset();
  backend.behave(cities());
  passTime(60_000);
});

const VITOSHA = flatAddress({ street: 'бульвар Витоша', house: '105Б' });
const HOME = deliveryTo(VITOSHA);

const cookieOf = (selection: DeliverySelection): string => `delivery=${encodeSelection(selection)}`;

/** The page that carries all that is known of where an order goes. */
const CHECKOUT = '/checkout';

const open = (path: string, cookie: string | string[]) =>
  shop.ask(path, { headers: { Host: SOFIA.host, Cookie: cookie } });

const keptIn = (page: Awaited<ReturnType<typeof open>>) => {
  const { delivery, addressBook } = stateOf(page);
  return { selection: delivery.selection, addresses: addressBook.addresses };
};

describe('where the order goes', () => {
  it('stands in the header of the first answer, in any script', async () => {
    const page = await open('/products', cookieOf(HOME));
    expect(visibleTextOf(page)).toContain('бульвар Витоша 105Б');
    expect(visibleTextOf(page)).not.toContain('Enter your address');
    expect(keptIn(await open(CHECKOUT, cookieOf(HOME))).selection).toEqual(HOME);
  });

  it('is the branch of a pickup', async () => {
    expect(visibleTextOf(await open('/', cookieOf(pickupAt(7))))).toContain('Oborishte 24');
  });

  it('is asked for by the cart’s price, and by nothing else on any page', async () => {
    const cart = cartCookie([dishId(SOFIA, 0), 1]);
    await open('/cart', `${cart}; ${cookieOf(HOME)}`);
    const [call] = backend.callsTo('/api/v1/cart/calculate');
    expect(JSON.parse(call?.body ?? '{}')).toMatchObject({
      orderType: 'delivery',
      address: { lat: VITOSHA.place.lat, lng: VITOSHA.place.lng },
    });
    expect(backend.callsTo(/address\/min|\/delivery$/)).toEqual([]);
  });

  it.each<[string, DeliverySelection, object, DeliverySelection]>([
    ['of another city', deliveryTo({ ...VITOSHA, cityId: cityId(2) }), {}, undecided('delivery')],
    ['at a branch that is gone', pickupAt(99), {}, undecided('pickup')],
    ['in a city that delivers no more', HOME, { zones: [] }, undecided('pickup')],
  ])('is forgotten where the city does not know it: %s', async (_what, kept, city, left) => {
    backend.behave(cities(city));
    const page = await open('/contacts', cookieOf(kept));
    expect(page.status).toBe(200);
    expect(visibleTextOf(page)).toContain('Enter your address');
    expect(keptIn(page).selection).toEqual(left);
  });
});

describe('a guest’s addresses', () => {
  it('come with the page that shows them, unchanged', async () => {
    const page = await open(CHECKOUT, `addresses=${encodeAddresses([VITOSHA, ...flats(3)])}`);
    expect(keptIn(page).addresses).toEqual([VITOSHA, ...flats(3)]);
  });

  it('tell the comment of the one that is chosen', async () => {
    const written = { ...VITOSHA, comment: 'Звонок не работает' };
    const page = await open(CHECKOUT, `addresses=${encodeAddresses([written])}; ${cookieOf(HOME)}`);
    expect(keptIn(page)).toMatchObject({ addresses: [written], selection: HOME });
  });
});

describe('cookies that make no sense', () => {
  const good = { delivery: cookieOf(HOME), addresses: `addresses=${encodeAddresses([VITOSHA])}` };

  it.each([
    ['a lone percent sign', '%'],
    ['half a JSON', '%7Bbad'],
    ['JSON as the cookie library knows it', 'j:{"street":"x"}'],
    ['a version of tomorrow', '9!d!x'],
    ['no value', ''],
    ['a script', '</script><script>alert(1)</script>'],
    ['Russian words', 'витоша'],
    ['6 kB of nonsense', 'x'.repeat(6000)],
  ])('leave the page whole and what else is kept as it is: %s', async (_what, value) => {
    // Header values travel as bytes.
    const bytes = Buffer.from(value, 'utf8').toString('latin1');
    const without = await open(CHECKOUT, `delivery=${bytes}; ${good.addresses}`);
    expect([without.status, keptIn(without)]).toEqual([
      200,
      { selection: undecided(), addresses: [VITOSHA] },
    ]);
    const other = await open(CHECKOUT, `${good.delivery}; addresses=${bytes}; x=%A8`);
    expect([other.status, keptIn(other)]).toEqual([200, { selection: HOME, addresses: [] }]);
    expect(without.text + other.text).not.toContain('alert(1)');
  });

  it('of a list lose only what makes none', async () => {
    const [one, other] = flats(2);
    if (!one || !other) throw new Error('There are two');
    const broken = `${encodeAddresses([one])}!nonsense${encodeAddresses([other]).slice(1)}`;
    expect(keptIn(await open(CHECKOUT, `addresses=${broken}`)).addresses).toEqual([one, other]);
  });

  it('that come twice count as their first, for the server as for the browser', async () => {
    const [one, other] = flats(2);
    if (!one || !other) throw new Error('There are two');
    const twice = `addresses=${encodeAddresses([one])}; addresses=${encodeAddresses([other])}`;
    expect(keptIn(await open(CHECKOUT, twice)).addresses).toEqual([one]);
    expect(storedAddresses(placeOfCookies({ cookie: twice }, false)).load()).toEqual([one]);
    const [first, second] = [cookieOf(HOME), cookieOf(pickupAt(7))];
    expect(keptIn(await open(CHECKOUT, `${first}; ${second}`)).selection).toEqual(HOME);
    expect(keptIn(await open(CHECKOUT, [second, first])).selection).toEqual(pickupAt(7));
    expect(keptIn(await open(CHECKOUT, `delivery=%; ${first}`)).selection).toEqual(undecided());
  });
});

it.each([
  ['where an order goes', cookieOf(HOME)],
  ['addresses', `addresses=${encodeAddresses([VITOSHA])}`],
  ['a choice that makes no sense', 'delivery=%'],
])('a page with %s is nobody else’s', async (_what, cookie) => {
  for (const path of ['/', '/products', '/cart', '/nope']) {
    const { headers } = await open(path, cookie);
    expect(headers['cache-control']).toMatch(/\b(private|no-store)\b/);
  }
});

it('an address is in no line of the log', async () => {
  await open('/', `${cookieOf(HOME)}; addresses=${encodeAddresses([VITOSHA])}`);
  expect(shop.logText()).not.toMatch(/Витоша|vitosha|42\.69121|MA~/);
});

describe('a customer’s addresses', () => {
  const token = 'token=a-token-of-somebody';
  const wire = {
    id: 12,
    domainId: 1,
    isLast: true,
    type: 'office',
    street: 'Oborishte',
    house: '24',
    lat: 42.69,
    lng: 23.34,
    googlePlaceId: 'osm:node/1',
  };
  const account =
    (user: StubConduct) =>
    (call: StubCall): StubConduct | undefined =>
      call.path.endsWith('/user') ? { status: 200, ...user } : cities()(call);

  it('come from the account, asked for with the token, instead of the cookie’s', async () => {
    backend.behave(account({ body: { phone: '359880001122', addresses: [wire] } }));
    const page = await open(
      '/account/address',
      `${token}; addresses=${encodeAddresses([VITOSHA])}`,
    );
    expect(stateOf(page).addressBook).toMatchObject({
      kind: 'account',
      addresses: [{ id: 12, street: 'Oborishte', isLast: true }],
    });
    expect(page.text).not.toContain('359880001122');
    expect(backend.callsTo('/api/v1/user').map(({ headers }) => headers.authorization)).toEqual([
      'Bearer a-token-of-somebody',
    ]);
  });

  it.each<[string, StubConduct]>([
    ['fails', { status: 500 }],
    ['makes no sense', { body: { addresses: [{ id: 'x' }] } }],
  ])('are those of the cookie when the account’s answer %s', async (_what, conduct) => {
    backend.behave(account(conduct));
    const page = await open(CHECKOUT, `${token}; addresses=${encodeAddresses([VITOSHA])}`);
    expect(page.status).toBe(200);
    expect(stateOf(page).addressBook).toEqual({ kind: 'guest', addresses: [VITOSHA] });
  });
});
