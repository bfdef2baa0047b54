import { Seeded } from '../../backend/support/seeded';
import type { Answer } from '../../support/ask';
import { passTime } from '../../support/pass-time';
import { runCount, seedOf } from '../../support/run-count';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { NEWS_SLUGS, PROMOTION_SLUGS } from '../../support/stub-content';
import { DISH_SLUGS, SOFIA } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';

const COUNT = runCount('ODD_COOKIES');
const PAGES = runCount('PAGES_PER_SPELLING');
const SEED = seedOf();

/** An address of each page that guests and customers may see. */
const PATHS = [
  '/',
  '/about',
  '/cart',
  '/checkout',
  '/contacts',
  '/delivery',
  '/favorite',
  '/loyalty',
  '/news',
  `/news/${NEWS_SLUGS[0] ?? ''}`,
  '/no-such-page',
  '/page/privacy',
  `/product/${DISH_SLUGS[0] ?? ''}`,
  '/products',
  '/products/pizza',
  '/products/pizza/hot',
  '/promo',
  `/promo/${PROMOTION_SLUGS[0] ?? ''}`,
  '/search',
  '/account/profile',
] as const;

/** Somebody whose session and lists leave marks in each page that is made with them. */
const somebody = (mark: number) => ({
  token: `token-of-somebody-${String(mark)}`,
  ofAccount: mark,
  ofCookie: mark + 1,
  favourites: `1_${(mark + 1).toString(36)}`,
});

const ANNA = somebody(80_000_010);
const BORIS = somebody(90_000_010);
type Somebody = typeof ANNA;

const marksOf = ({ ofAccount, ofCookie, token }: Somebody): readonly string[] => [
  String(ofAccount),
  String(ofCookie),
  token,
];

const holds = ({ text }: Answer, who: Somebody): boolean =>
  marksOf(who).some((mark) => text.includes(mark));

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend = await openStubBackend();
  shop = await openStorefront(backend.url, { PAGE_CACHE: 'true', LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});
beforeEach(() => {
  passTime(60_000);
  backend.behave(({ path, headers }) => {
    const owner = [ANNA, BORIS].find(({ token }) => headers.authorization === `Bearer ${token}`);
    if (!owner || !path.includes('/user')) return undefined;
    return { status: 200, body: [owner.ofAccount] };
  });
});

const open = (path: string, cookie?: string): Promise<Answer> =>
  shop.ask(path, {
    headers: { Host: SOFIA.host, ...(cookie === undefined ? {} : { Cookie: cookie }) },
  });

const NBSP = '\u00A0';

/** Spellings that some parser of cookies takes for one of ours, and another does not. */
const SPELLINGS: readonly (readonly [name: string, cookie: (who: Somebody) => string])[] = [
  ['as browsers send it', ({ token }) => `token=${token}`],
  ['after a value in the notation of JSON cookies', ({ token }) => `token=j:1; token=${token}`],
  ['after an object in that notation', ({ token }) => `token=j:{"a":1}; token=${token}`],
  ['before such a value', ({ token }) => `token=${token}; token=j:1`],
  ['in that notation itself', ({ token }) => `token=j:"${token}"`],
  ['signed', ({ token }) => `token=s:${token}.x; token=${token}`],
  ['behind a no-break space', ({ token }) => `${NBSP}token=${token}`],
  ['behind another cookie and a no-break space', ({ token }) => `x=1;${NBSP}token=${token}`],
  ['before a no-break space', ({ token }) => `token${NBSP}=${token}`],
  ['behind a tab', ({ token }) => `x=1;\ttoken=${token}`],
  ['behind many spaces', ({ token }) => `x=1;    token   =   ${token}`],
  ['parted without a space', ({ token }) => `x=1;token=${token};y=2`],
  ['parted by a comma', ({ token }) => `x=1, token=${token}`],
  ['in quotes', ({ token }) => `token="${token}"`],
  ['behind an open quote', ({ token }) => `x="; token=${token}`],
  ['in quotes with another', ({ token }) => `x="1; token=${token}"`],
  ['twice the same', ({ token }) => `token=${token}; token=${token}`],
  ['beside another', ({ token }) => `token=another-token-0123; token=${token}`],
  ['beside an empty one', ({ token }) => `token=; token=${token}`],
  ['beside one without a value', ({ token }) => `token; token=${token}`],
  ['in capitals', ({ token }) => `TOKEN=${token}`],
  ['with the prefix of a host’s own', ({ token }) => `__Host-token=${token}`],
  ['with that prefix, beside one without', ({ token }) => `token=x; __Host-token=${token}`],
  ['with that prefix in small letters', ({ token }) => `__host-token=${token}`],
  ['escaped', ({ token }) => `%74oken=${token}; token=%20${token}`],
  ['as the value of no name', ({ token }) => `=token=${token}`],
  ['behind an empty pair', ({ token }) => `;;; token=${token}`],
  ['behind a version', ({ token }) => `$Version=1; token=${token}; $Path=/`],
  ['behind a cookie that is over-long', ({ token }) => `x=${'y'.repeat(9000)}; token=${token}`],
  [
    'as a list with values like JSON before it',
    (who) => `favourites=j:1; favourites=${who.favourites}`,
  ],
  ['as a list behind a no-break space', (who) => `${NBSP}favourites=${who.favourites}`],
  ['as a list with the prefix', (who) => `__Host-favourites=${who.favourites}`],
  ['as a list of a name that is split', (who) => `favourites_1=${who.favourites}`],
  [
    'with a list of everything like JSON',
    (who) =>
      `cart=j:1; viewed=j:1; locale=j:1; token=j:1; token=${who.token}; favourites=${who.favourites}`,
  ],
];

/** The pages on which a spelling is tried: one after the other, until every page has had its turn. */
const pagesFor = (spelling: number): readonly string[] =>
  Array.from(
    { length: PAGES },
    (_, turn) => PATHS[(spelling * PAGES + turn) % PATHS.length] ?? '/',
  );

const TRIALS = SPELLINGS.map(([name, cookie], index) => [name, cookie, pagesFor(index)] as const);

describe.each(TRIALS)('a cookie of the shop %s', (_, cookie, pages) => {
  it('never brings its visitor’s page to a guest', async () => {
    for (const path of pages) {
      // Anew for each, so that whatever is cached was rendered for this very visitor.
      passTime(60_000);
      const theirs = await open(path, cookie(ANNA));
      const { 'cache-control': caching = '' } = theirs.headers;
      if (holds(theirs, ANNA)) expect([path, caching]).toEqual([path, 'private, no-store']);
      const guests = await open(path);
      expect([path, holds(guests, ANNA)]).toEqual([path, false]);
      expect(guests.text).not.toContain('"isSignedIn":true');
    }
  });
});

it('a page is a guest’s and public, or a visitor’s and private', async () => {
  const [page, own] = [await open('/favorite'), await open('/favorite', `token=${ANNA.token}`)];
  expect([page.headers['cache-control'], holds(page, ANNA)]).toEqual(['no-cache', false]);
  expect([own.headers['cache-control'], holds(own, ANNA)]).toEqual(['private, no-store', true]);
});

/** A header that may hold one visitor’s cookies, in pieces and an order that no browser sends. */
const oddHeader = (random: Seeded, who: Somebody): string => {
  const one = <A>(...choices: readonly [A, ...A[]]): A =>
    choices[random.below(choices.length)] ?? choices[0];
  const pair = (): string => {
    const name = one('token', 'favourites', 'cart', 'viewed', 'locale', 'x', '', 'TOKEN', 'order');
    const prefix = one('', '', '', '', '__Host-', '__host-', NBSP, '\t', ' ', '"', '$', '%20');
    const value = one(
      who.token,
      who.token,
      who.favourites,
      '',
      'j:1',
      'j:{}',
      '%',
      `"${who.token}"`,
    );
    return `${prefix}${name}${one('_1', '', '', '', NBSP, ' ')}${one('=', '=', '=', '', '==')}${value}`;
  };
  return Array.from({ length: 1 + random.below(5) }, pair).join(
    one('; ', '; ', ';', ', ', `;${NBSP}`, ';\t', '" '),
  );
};

it(`two visitors with ${String(COUNT)} odd headers of cookies see no mark of each other, nor does a guest`, async () => {
  const random = new Seeded(SEED);
  let personal = 0;
  let public_ = 0;
  const faults: string[] = [];
  for (let turn = 0; turn < COUNT; turn += 1) {
    // Now and then, so that pages are found fresh, stale and not at all.
    if (random.chance(0.2)) passTime(random.below(20_000));
    const path = PATHS[random.below(PATHS.length)] ?? '/';
    const [anna, boris] = [oddHeader(random, ANNA), oddHeader(random, BORIS)];
    const [annas, boriss, guests] = await Promise.all([
      open(path, anna),
      open(path, boris),
      open(path),
    ]);
    const isWrong =
      holds(annas, BORIS) || holds(boriss, ANNA) || [ANNA, BORIS].some((who) => holds(guests, who));
    if (isWrong) faults.push(`${path}: ${JSON.stringify([anna, boris])}`);
    for (const [answer, who] of [
      [annas, ANNA],
      [boriss, BORIS],
    ] as const) {
      const isPrivate = answer.headers['cache-control'] === 'private, no-store';
      if (holds(answer, who) && !isPrivate) faults.push(`${path} is not private`);
      if (holds(answer, who)) personal += 1;
    }
    if (guests.headers['cache-control'] === 'no-cache') public_ += 1;
  }
  expect(faults).toEqual([]);
  // Of both kinds there were some.
  expect(Math.min(personal, public_)).toBeGreaterThan(COUNT / 50);
}, 1_800_000);
