import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, dishName } from '../../support/stub-menu';
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

const open = (path: string) => shop.ask(path, { headers: { Host: SOFIA.host } });
const asked = () => backend.callsTo(/\/search$/).map(({ query }) => query.get('query'));
const titleOf = ({ text }: { readonly text: string }) => /<title>(.*?)<\/title>/s.exec(text)?.[1];

it.each(['/search?query=margherita', '/search?q=margherita', '/search?query=++margherita++'])(
  'shows at %s what the restaurant finds, with the text in its title, and not to search engines',
  async (path) => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(asked()).toEqual(['margherita']);
    expect(visibleTextOf(page)).toContain('“margherita”: 1 item');
    expect(visibleTextOf(page)).toContain(dishName(SOFIA, 0, 'en'));
    expect(titleOf(page)).toMatch(/^Search: margherita/);
    expect(page.text).toContain('<meta name="robots" content="noindex">');
  },
);

it('asks for letters that were typed as two signs composed into one', async () => {
  await open(`/search?query=${encodeURIComponent('чай'.normalize('NFD'))}`);
  expect(asked()).toEqual(['чай'.normalize('NFC')]);
});

it('asks in the language of the page', async () => {
  await open('/ru/search?query=margherita');
  expect(backend.callsTo(/\/search$/)[0]?.headers['accept-language']).toBe('ru');
});

it.each(['/search', '/search?query=', '/search?query=a', '/search?query=%20a%20&q=abc'])(
  'answers %s with a hint and no call',
  async (path) => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(asked()).toEqual([]);
    expect(visibleTextOf(page)).toContain('Type at least 2 characters');
    expect(titleOf(page)).toMatch(/^Search ·/);
  },
);

it.each([
  '</script><script>window.__x=1</script>',
  '"><img src=x onerror=alert(1)>',
  '</title><script>window.__x=1</script>',
  '$t(cart.title) {{count}} $& $1',
])('shows %s as the text that it is: in the page, its title and its state', async (text) => {
  const harmless = await open('/search?query=harmless');
  const page = await open(`/search?query=${encodeURIComponent(text)}`);
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('<script>window.__x');
  expect(page.text).not.toContain('<img src=x');
  expect(page.text.match(/<script/gi)).toHaveLength(harmless.text.match(/<script/gi)?.length ?? 0);
  expect(stateOf(page).search.found?.text).toBe(text);
  expect(stateOf(page).page.route).toEqual({ name: 'search', text });
});

it('keeps what customers look for out of the log, also where the search fails', async () => {
  backend.behave(({ path }) => (path.endsWith('/search') ? { status: 500 } : undefined));
  const page = await open('/search?query=verysecretwish');
  expect(page.status).toBe(500);
  await open('/search?query=another-secret-wish');
  expect(shop.logText()).toContain('/search');
  expect(shop.logText()).not.toContain('secret');
});
