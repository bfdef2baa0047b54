import { passTime } from '../../support/pass-time';
import type { StubBackend, StubConduct } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront, stateOf, visibleTextOf } from '../../support/test-storefront';

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

const USER = {
  phone: '359880001122',
  firstName: 'Ivan',
  email: null,
  birthday: null,
  referral_id: 'k3v9',
  addresses: [
    {
      id: 7,
      domainId: 1,
      type: 'flat',
      street: 'Vitosha Blvd',
      house: '40',
      flat: '5',
      entrance: '',
      floor: '',
      code: '',
      comment: 'Ring twice',
      lat: 42.69,
      lng: 23.32,
      googlePlaceId: 'vitosha-40',
      isLast: true,
    },
  ],
};

const BONUSES = {
  balance: 14,
  reserved: 5,
  expiring: [{ amount: 4, date: '2026-12-31' }],
  history: [
    {
      id: 1,
      date: '2026-11-20T18:40:00+02:00',
      amount: -2.45,
      type: 'spend',
      order_id: 4711,
      text: 'x',
    },
    { id: 0, date: '2026-11-19T18:40:00+02:00', amount: 3, type: 'gift', text: 'A present' },
  ],
};

const REFERRAL = {
  id: 'k3v9',
  link: 'https://sofia.example/?ref=k3v9',
  bonus: 5,
  friend_bonus: 3,
  invited: 1,
  earned: 5,
  items: [{ name: 'Maria', date: '2026-11-20T18:40:00+02:00', status: 'ordered' }],
};

/** The account answers so; a part that is named otherwise does not. */
const account = (more: Readonly<Record<string, StubConduct>> = {}): void => {
  const answers: Readonly<Record<string, StubConduct>> = {
    '/user': { body: USER },
    '/user/bonuses': { body: BONUSES },
    '/user/referral': { body: REFERRAL },
    ...more,
  };
  backend.behave(({ path }) => {
    const [, end = ''] = /\/api\/v1([^?]*)/.exec(path) ?? [];
    const answer = answers[end];
    if (answer) return { status: 200, ...answer };
    return /\/user\//.test(path) ? { status: 200, body: [] } : undefined;
  });
};

const open = (path: string, cookie = 'token=token-of-ivan') =>
  shop.ask(path, { headers: { Host: SOFIA.host, Cookie: cookie } });

it.each([
  ['/account', ['Hello, Ivan', '14.00', 'can be used until the end of 31 December 2026']],
  ['/account/address', ['My addresses', 'Vitosha Blvd 40', 'flat 5', 'Ring twice']],
  ['/account/bonuses', ['5.00', 'Used for an order', '-2.45', 'A present', '+3.00']],
  ['/account/profile', ['Personal data', 'Download my data', 'Delete my account']],
  ['/account/referral', ['3.00', 'Friend M.', 'Ordered']],
])('%s is there with its page, for nobody to keep', async (path, shownText) => {
  account();
  const page = await open(path);
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('private, no-store');
  const read = visibleTextOf(page).replace(/&nbsp;|\u00a0/g, ' ');
  for (const word of shownText) expect(read).toContain(word);
  expect(page.text).toContain('noindex');
  expect(page.text).not.toContain('token-of-ivan');
});

it('asks with the token, in the language of the page and about its city', async () => {
  account();
  await open('/ru/account/bonuses');
  const call = backend.calls.find(({ path }) => path.includes('/user/bonuses'));
  expect(call?.query.get('domainId')).toBe(String(SOFIA.id));
  expect(call?.headers).toMatchObject({
    authorization: 'Bearer token-of-ivan',
    'accept-language': 'ru',
  });
});

it('says of a friend no more than the first letter, whatever the backend tells', async () => {
  account();
  expect((await open('/account/referral')).text).not.toContain('Maria');
});

it.each([
  ['/account', '/user/bonuses', 'Your points could not be loaded.', 'Hello, Ivan'],
  ['/account/bonuses', '/user/bonuses', 'Your points could not be loaded.', 'Account pages'],
  ['/account/referral', '/user/referral', 'Your link could not be loaded.', 'Account pages'],
])('%s without an answer to %s says so in its place', async (path, call, shownText, rest) => {
  for (const broken of [{ status: 500 }, { status: 503 }, { status: 200, body: { no: 1 } }]) {
    account({ [call]: broken });
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(visibleTextOf(page)).toContain(shownText);
    expect(visibleTextOf(page)).toContain('Try again');
    expect(page.text).toContain(rest);
    passTime(60_000);
  }
});

it('whoever has lost the session over a part of the page is led to the login', async () => {
  account({ '/user/bonuses': { status: 401, body: {} } });
  const page = await open('/account/bonuses');
  expect([page.status, page.headers.location]).toEqual([302, '/?login=/account/bonuses']);
});

it('no other page carries anything of the account', async () => {
  account();
  const { bonuses, invitation, profile } = stateOf(await open('/contacts'));
  expect([bonuses, invitation, profile.profile]).toEqual([
    { kind: 'unknown' },
    { kind: 'unknown' },
    null,
  ]);
});
