import { encodeAddresses } from '../../../src/infrastructure/storage/address-cookie';
import { encodeSelection } from '../../../src/infrastructure/storage/selection-cookie';
import { flatAddress } from '../../support/addresses';
import { passTime } from '../../support/pass-time';
import { deliveryTo } from '../../support/selections';
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

const CHOSEN = flatAddress({
  street: 'Oborishte St.',
  house: '24',
  flat: 'flat-7',
  entrance: 'entr-B',
  floor: 'floor-3',
  code: 'code-1234',
  comment: 'comment-one',
});
const OTHER = flatAddress({
  street: 'Shipka-street',
  house: '6',
  flat: 'flat-9',
  entrance: 'entr-D',
  floor: 'floor-2',
  code: 'code-9876',
  comment: 'comment-two',
  place: { ...CHOSEN.place, id: 'shipka-6' as never },
});

const wireOf = (address: typeof CHOSEN, id: number) => {
  const { cityId, place, ...rest } = address;
  const { id: googlePlaceId, lat, lng } = place;
  return { ...rest, id, domainId: cityId, lat, lng, googlePlaceId, isLast: id === 1 };
};

const ACCOUNT = {
  phone: '359880001122',
  firstName: 'Magdalena',
  email: 'magdalena@example.com',
  birthday: null,
  referral_id: 'k3v9',
  addresses: [wireOf(CHOSEN, 1), wireOf(OTHER, 2)],
};

beforeEach(() => {
  backend.reset();
  backend.behave(({ path }: StubCall): StubConduct | undefined =>
    path.endsWith('/user') ? { status: 200, body: ACCOUNT } : undefined,
  );
  passTime(60_000);
});

const SELECTION = `delivery=${encodeSelection(deliveryTo(CHOSEN))}`;
const VISITORS = {
  customer: `token=a-token-of-somebody; ${SELECTION}`,
  guest: `addresses=${encodeAddresses([CHOSEN, OTHER])}; ${SELECTION}`,
};

const open = (path: string, visitor: keyof typeof VISITORS) =>
  shop.ask(path, {
    headers: {
      Host: SOFIA.host,
      Cookie: `${cartCookie([dishId(SOFIA, 1), 1])}; ${VISITORS[visitor]}`,
    },
  });

/** What tells how to get to somebody's door, and who lives behind it. */
const AT_THE_DOOR = [CHOSEN, OTHER].flatMap(({ flat, entrance, floor, code, comment }) => [
  flat,
  entrance,
  floor,
  code,
  comment,
]);
const PRIVATE = [...AT_THE_DOOR, OTHER.street, ACCOUNT.phone, ACCOUNT.firstName, ACCOUNT.email];

const EVERYBODYS = [
  '/',
  '/about',
  '/contacts',
  '/delivery',
  '/favorite',
  '/news',
  '/nosuch',
  '/product/nosuch',
  '/product/margherita',
  '/products',
  '/products/nosuch',
  '/products/pizza',
  '/products/pizza/classic',
  '/promo',
  '/search?query=pizza',
  '/checkout/success?key=nosuch',
];
const OF_ACCOUNT = [
  '/account/bonuses',
  '/account/orders',
  '/account/orders/999999',
  '/account/referral',
];

it.each([
  ...EVERYBODYS.map((path) => ['guest', path] as const),
  ...[...EVERYBODYS, ...OF_ACCOUNT].map((path) => ['customer', path] as const),
])(
  'shows whoever looks over the shoulder of a %s no door, name or phone on %s',
  async (who, path) => {
    const page = await open(path, who);
    expect(PRIVATE.filter((text) => page.text.includes(text))).toEqual([]);
  },
);

it.each(['guest', 'customer'] as const)(
  'shows street and house of the chosen address in the header, to a %s',
  async (who) => {
    const page = await open('/products', who);
    expect(visibleTextOf(page)).toContain('Oborishte St. 24');
    expect(stateOf(page).delivery.selection).toEqual({
      type: 'delivery',
      address: {
        type: 'house',
        cityId: CHOSEN.cityId,
        street: 'Oborishte St.',
        house: '24',
        comment: '',
        place: CHOSEN.place,
      },
    });
    expect(stateOf(page).addressBook.addresses).toEqual([]);
  },
);

it.each([
  ['/account', [ACCOUNT.phone, ACCOUNT.firstName]],
  ['/account/profile', [ACCOUNT.phone, ACCOUNT.firstName, ACCOUNT.email]],
  ['/account/address', AT_THE_DOOR],
  ['/checkout', [ACCOUNT.firstName, CHOSEN.flat, CHOSEN.comment]],
])('gives a customer’s page %s what it shows', async (path, shown) => {
  const page = await open(path, 'customer');
  expect(shown.filter((text) => !page.text.includes(text))).toEqual([]);
});

it.each(['/account', '/account/profile'])('gives a customer’s page %s no door', async (path) => {
  const page = await open(path, 'customer');
  expect(AT_THE_DOOR.filter((text) => page.text.includes(text))).toEqual([]);
});

it.each(['guest', 'customer'] as const)(
  'lists doors in the cart for a %s who runs no scripts, without codes and comments',
  async (who) => {
    const { text } = await open('/cart', who);
    const without = text.replace(/<noscript>.*?<\/noscript>/gs, '');
    expect(text).toContain(OTHER.flat);
    expect(text).not.toMatch(/code-\d{4}|comment-(one|two)/);
    expect(AT_THE_DOOR.filter((door) => without.includes(door))).toEqual([]);
  },
);
