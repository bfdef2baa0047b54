import { Seeded } from '../../backend/support/seeded';
import type { Answer } from '../../support/ask';
import { Browser } from '../../support/browser';
import { runCount, seedOf } from '../../support/run-count';
import type { WholeShop } from '../../support/shop-with-backend';
import { logInBy, openWholeShop } from '../../support/shop-with-backend';
import { stateOf } from '../../support/test-storefront';

const COUNT = runCount('SIGN_INS');
const SEED = seedOf();
/** Customers at the same moment; each has several questions on the way. */
const AT_ONCE = 12;

const LETTERS = 'abcdefghij';
const DISHES = [101, 102, 201, 901];

/** A name that stands in no text of the shop, and says whose it is. */
const nameOf = (number: number): string => {
  const digits = String(number).padStart(5, '0');
  return `Zq${[...digits].map((digit) => LETTERS[Number(digit)] ?? '').join('')}qz`;
};
const phoneOf = (number: number): string => `35988${String(number).padStart(7, '0')}`;

const TRACES = /Zq[a-j]{5}qz|35988\d{7}/g;
const TOKENS = /[\w-]{43}/g;

interface Somebody {
  readonly name: string;
  readonly phone: string;
}

/** Looks in every answer for what belongs to somebody else, and for tokens, which belong into none. */
class Checker {
  readonly faults: string[] = [];
  private readonly tokens = new Set<string>();

  remember(token: string): void {
    this.tokens.add(token);
  }

  /** `owner` is null for a guest, who may see nobody. */
  look(owner: Somebody | null, path: string, { text, headers }: Answer): void {
    const { 'set-cookie': cookies = [], ...others } = headers;
    const fromMap = JSON.stringify(others) + text;
    const who = owner?.name ?? 'a guest';
    const foreign = (fromMap.match(TRACES) ?? []).filter(
      (trace) => owner === null || (trace !== owner.name && trace !== owner.phone),
    );
    const tokens = (fromMap.match(TOKENS) ?? []).filter((word) => this.tokens.has(word));
    const sessions = path.includes('/login') ? [] : cookies;
    this.faults.push(
      ...foreign.map((trace) => `${who} saw ${trace} at ${path}`),
      ...tokens.map(() => `${path} told ${who} a token`),
      ...sessions.map(() => `${path} changed a cookie of ${who}`),
    );
  }
}

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop();
});
afterAll(() => shop.close());

/** Asks again while a busy machine has no time for an answer: that is slow, not wrong. */
const patiently = async (question: () => Promise<Answer>): Promise<Answer> => {
  for (let tries = 1; tries < 5; tries += 1) {
    const answer = await question();
    if (answer.status !== 503) return answer;
  }
  return question();
};

/** What one customer does, in an order of their own. */
const visit = async (number: number, checker: Checker): Promise<void> => {
  const random = new Seeded(SEED * 100_000 + number);
  const somebody = { name: nameOf(number), phone: phoneOf(number) };
  const browser = new Browser(shop.storefront.port);
  const dish = DISHES[number % DISHES.length] ?? 101;
  const look = (owner: Somebody | null): void => {
    for (const { path, answer } of browser.answers.splice(0)) checker.look(owner, path, answer);
  };
  const logIn = async (): Promise<void> => {
    const login = await patiently(() => logInBy(browser, shop, somebody.phone));
    expect(login.status).toBe(200);
    checker.remember(browser.token ?? '');
  };

  await Promise.all([browser.ask('/'), browser.ask('/ru/favorite')]);
  look(null);
  await logIn();
  await Promise.all([
    patiently(() => browser.call('PATCH', '/api/v1/user', { firstName: somebody.name })),
    patiently(() => browser.call('PATCH', '/api/v1/user/domain/1/fav', { goods: [dish] })),
  ]);
  look(somebody);
  if (random.chance(0.3)) await logIn();
  const steps = [
    () => browser.ask('/'),
    () => browser.ask('/ru/cart'),
    () => browser.call('GET', '/api/v1/user/referral'),
    () => browser.call('GET', '/api/v1/purchase/history'),
    () => browser.call('GET', '/api/v1/settings'),
  ].filter(() => random.chance(0.6));
  const [user, favourites, page] = await Promise.all([
    patiently(() => browser.call('GET', '/api/v1/user')),
    patiently(() => browser.call('GET', '/api/v1/user/domain/1/fav')),
    patiently(() => browser.ask('/favorite')),
    ...steps.map((step) => step()),
  ]);
  look(somebody);
  expect(JSON.parse(user.text)).toMatchObject({
    firstName: somebody.name,
    phone: somebody.phone,
  });
  expect(JSON.parse(favourites.text)).toEqual([dish]);
  const state = stateOf(page);
  expect(state.account).toEqual({ isSignedIn: true });
  // A page does not wait for lists that come late; then it has none rather than somebody else's.
  expect([[], [dish]]).toContainEqual(state.favourites.ids);

  if (random.chance(0.5)) {
    await browser.call('POST', '/api/v1/logout');
    browser.answers.length = 0;
    await Promise.all([browser.ask('/favorite'), browser.call('GET', '/api/v1/user')]);
    look(null);
  }
};

it(`${String(COUNT)} customers who log in side by side see themselves and nobody else`, async () => {
  const checker = new Checker();
  const waiting = Array.from({ length: COUNT }, (_, number) => number);
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await visit(next, checker);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  expect(checker.faults).toEqual([]);
}, 1_800_000);

describe('whoever looks for traces', () => {
  const ANNA = { name: nameOf(1), phone: phoneOf(1) };
  const answer = (text: string, headers = {}): Answer => ({
    status: 200,
    headers,
    rawHeaders: [],
    text,
  });

  it.each<[string, Somebody | null, Answer, string | null]>([
    ['a customer’s own name', ANNA, answer(`<p>${nameOf(1)} ${phoneOf(1)}</p>`), null],
    ['somebody else’s name', ANNA, answer(`{"firstName":"${nameOf(2)}"}`), 'saw Zqaaaacqz'],
    ['somebody else’s phone', ANNA, answer(phoneOf(2)), 'saw 359880000002'],
    ['a name in a header', ANNA, answer('', { location: `/${nameOf(2)}` }), 'saw Zqaaaacqz'],
    ['a customer’s name at a guest’s', null, answer(nameOf(1)), 'a guest saw Zqaaaabqz'],
    ['a token', ANNA, answer(`"${'t'.repeat(43)}"`), 'told Zqaaaabqz a token'],
    ['a cookie', ANNA, answer('', { 'set-cookie': ['token=x'] }), 'changed a cookie'],
  ])('finds %s', (_, owner, given, fault) => {
    const checker = new Checker();
    checker.remember('t'.repeat(43));
    checker.look(owner, '/', given);
    expect(checker.faults.join()).toMatch(fault === null ? /^$/ : new RegExp(fault));
  });
});
